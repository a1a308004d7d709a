const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** '22 Nov 2026'. */
export function formatDay(timestamp: string): string {
  return DAY.format(new Date(timestamp));
}

/** '22 Nov, 14:05'. */
export function formatTime(timestamp: string): string {
  return DATE_TIME.format(new Date(timestamp));
}
