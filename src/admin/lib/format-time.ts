const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A day for people: '22 Nov 2026'. */
export function dayWords(moment: string): string {
  return DAY.format(new Date(moment));
}

/** A moment of late for people: '22 Nov, 14:05'. */
export function momentWords(moment: string): string {
  return MOMENT.format(new Date(moment));
}
