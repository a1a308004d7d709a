// In the time zone of the editor's device; days without a time, which have none, are written by format-date.ts of the domain.
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The day of a timestamp: '22 Nov 2026'. */
export function formatDate(timestamp: string): string {
  return DATE.format(new Date(timestamp));
}

/** '22 Nov 2026, 14:05'; a number is in milliseconds since 1970. */
export function formatDateTime(timestamp: string | number): string {
  return DATE_TIME.format(new Date(timestamp));
}

/** '14:05:09'; a number is in milliseconds since 1970. */
export function formatTime(timestamp: string | number): string {
  return TIME.format(new Date(timestamp));
}
