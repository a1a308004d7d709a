/** In UTC: a day without a time must not move with the reader's clock. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const WEEKDAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** A day for people: '8 May 2027' for '2027-05-08'; '' stays ''. */
export function formatDay(day: string): string {
  return day === '' ? '' : DAY.format(utc(day));
}

/** A day of an appointment: 'Thursday 3 December 2026' for '2026-12-03'; '' stays ''. */
export function formatWeekday(day: string): string {
  return day === '' ? '' : WEEKDAY.format(utc(day)).replace(',', '');
}

/** The dates of a stay: '8 – 15 May 2027', one of them alone when the other is open, '' for neither. */
export function formatStay(from: string, to: string): string {
  if (from === '' || to === '' || from > to) return [formatDay(from), formatDay(to)].filter(Boolean).join(' – ');
  // The thin spaces of newer locale data would be boxes in some mail programs.
  return DAY.formatRange(utc(from), utc(to)).replaceAll('\u2009', ' ');
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
