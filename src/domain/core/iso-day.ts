/** The day of a time in UTC, as 'YYYY-MM-DD'. */
export function isoDay(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether a value is a day of the calendar, as 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  // '2026-02-31' is parsed as a day of March.
  return !Number.isNaN(time) && isoDay(time) === value;
}
