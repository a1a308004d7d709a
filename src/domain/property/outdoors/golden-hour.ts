import { getTimes } from 'suncalc';
import { Temporal } from 'temporal-polyfill';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { timeZoneOf } from '#domain/places/time-zone.ts';
import type { SunTime } from './sun.ts';
import { SUN_MONTHS } from './sun-year.ts';

/** The light of a day that films are made in: the sun is up, and at most six degrees high. */
export interface GoldenHours {
  /** ISO date. */
  readonly date: string;
  readonly morning: SunTime;
  readonly evening: SunTime;
}

/**
 * The golden hours in the middle of each month, in local time, in minutes since midnight; without the months that have
 * none near the poles: a mistyped latitude must not stop a build.
 */
export function goldenHours({ latitude, longitude }: GeoPoint): GoldenHours[] {
  const zone = timeZoneOf({ longitude });
  const minutesOf = (time: Date): number => {
    const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone);
    return hour * 60 + minute;
  };
  return SUN_MONTHS.flatMap((date) => {
    const { sunrise, goldenHourEnd, goldenHour, sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
    if (sunrise === null || goldenHourEnd === null || goldenHour === null || sunset === null) return [];
    return {
      date,
      morning: { from: minutesOf(sunrise), to: minutesOf(goldenHourEnd) },
      evening: { from: minutesOf(goldenHour), to: minutesOf(sunset) },
    };
  });
}
