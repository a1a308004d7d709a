import { isoDay } from '#domain/core/iso-day.ts';
import { HOLIDAY_NIGHTS_MAX, STAY_MONTHS_MAX } from './limits.ts';

// Without the texts of period.ts, which a listing page does not need.

const DAY_MS = 24 * 60 * 60 * 1000;

/** The latest departure of a holiday that begins on a day. */
export function latestHolidayEnd(from: string): string {
  return isoDay(Date.parse(from) + HOLIDAY_NIGHTS_MAX * DAY_MS);
}

/** The latest departure of a longer stay that begins on a day. */
export function latestStayEnd(from: string): string {
  return monthsAfter(from, STAY_MONTHS_MAX);
}

/** The same day so many months later; from 31 January one month later is 3 March. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  return isoDay(date.setUTCMonth(date.getUTCMonth() + months));
}
