const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until an answer is due, or for how long it has been overdue: 'Due in 5 h', 'Overdue by 2 days'. */
export function replyClock(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left >= 0 ? `Due in ${duration(left)}` : `Overdue by ${duration(-left)}`;
}

function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  if (milliseconds >= HOUR) return `${Math.floor(milliseconds / HOUR)} h`;
  return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
}
