/** Milliseconds of a minute. */
export const MINUTE = 60_000;

/** Milliseconds of an hour. */
export const HOUR = 3_600_000;

/** Milliseconds of a day. */
export const DAY = 24 * HOUR;

/** A moment some milliseconds later. */
export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Whole seconds from now until a time, at least one: what Retry-After tells. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

/** The same moment some calendar months later; the last of a month stays within its month. */
export function monthsLater(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return result;
}
