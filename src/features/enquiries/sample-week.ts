import { isoDay } from '#domain/core/iso-day.ts';

const DAY = 24 * 60 * 60 * 1000;
const SATURDAY = 6;

/** Weeks from today to the sample stay. */
const WEEKS_AHEAD = 4;

/** A sample stay: Saturday to Saturday, the first one at least four weeks from `today`, as 'YYYY-MM-DD'. */
export function sampleWeek(today: Date): { checkInDate: string; checkOutDate: string } {
  const soonest = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) + WEEKS_AHEAD * 7 * DAY;
  const checkIn = soonest + ((SATURDAY - new Date(soonest).getUTCDay() + 7) % 7) * DAY;
  return { checkInDate: isoDay(checkIn), checkOutDate: isoDay(checkIn + 7 * DAY) };
}
