import { getPosition, getTimes } from 'suncalc';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { timeZoneOf } from '#domain/places/time-zone.ts';
import type { OutdoorPlace } from './outdoor-place.ts';
import { isInSun, OPEN_PLACE, sunPath, sunTimes, type SunnyPlace, type SunTime } from './sun.ts';

/** A year like any other: the sun is within two minutes of it in every year, and pages need no rebuild for a new one. */
const YEAR = 2026;

/** The days at which the sun turns, and those between them. */
export const SUN_DAYS = [
  { id: 'march', date: `${YEAR}-03-20` },
  { id: 'june', date: `${YEAR}-06-21` },
  { id: 'september', date: `${YEAR}-09-23` },
  { id: 'december', date: `${YEAR}-12-21` },
] as const;

export type SunDayId = (typeof SUN_DAYS)[number]['id'];

/** The 15th of each month. */
export const SUN_MONTHS = Array.from({ length: 12 }, (_, month) => `${YEAR}-${String(month + 1).padStart(2, '0')}-15`);

/** The sun at a place through the year, in local time. */
export interface SunYear {
  /** Of the 15th of each month. */
  readonly months: readonly { readonly sun: readonly SunTime[]; readonly daylight: readonly SunTime[] }[];
  readonly days: readonly { readonly id: SunDayId; readonly sun: readonly SunTime[] }[];
}

/** Adds to each place of a property its sun through the year. */
export function sunYears<Place extends SunnyPlace>(places: readonly Place[], point: GeoPoint): (Place & SunYear)[] {
  const timeZone = timeZoneOf(point);
  const months = SUN_MONTHS.map((date) => {
    const path = sunPath({ point, date, timeZone });
    return { path, daylight: sunTimes(OPEN_PLACE, path) };
  });
  const days = SUN_DAYS.map(({ id, date }) => ({ id, path: sunPath({ point, date, timeZone }) }));
  return places.map((place) => ({
    ...place,
    months: months.map(({ path, daylight }) => ({ sun: sunTimes(place, path), daylight })),
    days: days.map(({ id, path }) => ({ id, sun: sunTimes(place, path) })),
  }));
}

/** Minutes before sunset at which a place must have sun to count as one for the evening. */
const EVENING = 60;

/** Days that are warm enough to sit outside in the evening: the equinoxes and midsummer. */
const EVENING_DAYS = SUN_DAYS.filter(({ id }) => id !== 'december');

/**
 * Whether one of the places has sun an hour before it sets, from spring to autumn; false where it does not set: a mistyped
 * latitude must not stop a build.
 */
export function hasEveningSun(places: readonly OutdoorPlace[], { latitude, longitude }: GeoPoint): boolean {
  if (places.length === 0) return false;
  const positions = EVENING_DAYS.map(({ date }) => {
    const { sunset } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude);
    return sunset && getPosition(new Date(sunset.getTime() - EVENING * 60_000), latitude, longitude);
  });
  return places.some((place) => positions.every((position) => position !== null && isInSun(place, position)));
}
