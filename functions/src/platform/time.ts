// Lengths in milliseconds.
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A time some milliseconds later; earlier with a negative number. */
export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** Whole seconds from now until a time, at least one, for Retry-After. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

/** The same time some calendar months later; 31 January plus one month is the last day of February. */
export function monthsLater(time: Date, months: number): Date {
  const result = new Date(time);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return result;
}
