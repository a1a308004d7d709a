const DAY = 86_400_000;

/** The date `days` after today in UTC, as date inputs hold it: 2031-05-08. Negative days are in the past. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

/** The first date at least `days` after today that is on this weekday (0 is Sunday). */
export function weekdayAhead(days: number, weekday: number): string {
  const first = new Date(Date.now() + days * DAY);
  return dayAhead(days + ((weekday - first.getUTCDay() + 7) % 7));
}
