const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day for people: '22 Nov 2026'. */
export function dayText(moment: string): string {
  return DAY.format(new Date(moment));
}

/** A moment of late for people: '22 Nov, 14:05'. */
export function formatTimeText(moment: string): string {
  return DATE_TIME.format(new Date(moment));
}
