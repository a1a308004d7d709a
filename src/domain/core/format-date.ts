// Each is made once: making one takes longer than a hundred uses.

/** In UTC: a day without a time must not depend on the reader's time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const WEEKDAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** Portugal's time zone, whoever reads it. */
const LISBON_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

/** Writes a day: '8 May 2027' for '2027-05-08'; '' stays ''. */
export function formatDay(day: string): string {
  return day === '' ? '' : DAY.format(utc(day));
}

/** Writes the day of an appointment: 'Thursday 3 December 2026' for '2026-12-03'; '' stays ''. */
export function formatWeekday(day: string): string {
  return day === '' ? '' : WEEKDAY.format(utc(day)).replace(',', '');
}

/** Writes the month of a day: 'May' for '2027-05-08'. */
export function formatMonth(day: string): string {
  return MONTH.format(utc(day));
}

/** Writes the dates of a stay: '8 – 15 May 2027'; only one of them when the other is ''; '' for neither. */
export function formatStay(from: string, to: string): string {
  if (from === '' || to === '' || from > to) return [formatDay(from), formatDay(to)].filter(Boolean).join(' – ');
  // Some mail programs show the thin spaces of newer locale data as boxes.
  return DAY.formatRange(utc(from), utc(to)).replaceAll('\u2009', ' ');
}

/** Writes a time in Portugal: '22 November 2026 at 14:05'. */
export function formatLisbonTime(time: Date): string {
  return LISBON_TIME.format(time);
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
