import { getPosition, type Position } from 'suncalc';
import { Temporal } from 'temporal-polyfill';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { OutdoorPlace } from './outdoor-place.ts';

/** How a place lies to the sun. */
export type SunnyPlace = Pick<OutdoorPlace, 'bearing' | 'obstructions'>;

/** A day at a place on earth. */
export interface SunDay {
  readonly point: GeoPoint;
  /** ISO date. */
  readonly date: string;
  readonly timeZone: string;
}

/** A time of sun in minutes since midnight of the local day. */
export interface SunTime {
  readonly from: number;
  readonly to: number;
}

/** A place without a house or a hill: the sun shines from its rise to its setting. */
export const OPEN_PLACE: SunnyPlace = { bearing: null, obstructions: [] };

/** Half the width of the sun, in degrees: it is up while its upper edge is above the horizon, as almanacs count. */
const SUN_RADIUS = 0.267;

/** The house behind a place hides half of the sky. */
const HALF_SKY = 90;

/** Minutes between two looks at the sun. An obstruction that it passes in less is not noticed. */
const STEP = 10;

const DAY = 24 * 60;

/** Degrees from one direction clockwise to another, 0 to 359. */
function clockwise(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

/** Whether the sun at a position shines on a place. */
export function isInSun({ bearing, obstructions }: SunnyPlace, { azimuth, altitude }: Position): boolean {
  if (altitude <= -SUN_RADIUS) return false;
  if (bearing !== null && Math.abs(clockwise(bearing + 180, azimuth) - 180) > HALF_SKY) return false;
  return obstructions.every(
    ({ from, to, height }) => altitude > height || clockwise(from, azimuth) > clockwise(from, to),
  );
}

/** Where the sun is at a minute of a day. */
export type SunPath = (minute: number) => Position;

/** The path of the sun on a day. It remembers its positions, because several places of a property ask for the same. */
export function sunPath({ point, date, timeZone }: SunDay): SunPath {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  const positions: Position[] = [];
  return (minute) =>
    (positions[minute] ??= getPosition(new Date(midnight + minute * 60_000), point.latitude, point.longitude));
}

/** When the sun of a day shines on a place, to the minute. */
export function sunTimes(place: SunnyPlace, path: SunPath): SunTime[] {
  const isSunny = (minute: number): boolean => isInSun(place, path(minute));
  const times: SunTime[] = [];
  let from: number | null = isSunny(0) ? 0 : null;
  for (let minute = STEP; minute <= DAY; minute += STEP) {
    if (isSunny(minute) === (from !== null)) continue;
    const turn = findTurn(isSunny, minute - STEP, minute);
    if (from !== null) times.push({ from, to: turn });
    from = from === null ? turn : null;
  }
  if (from !== null) times.push({ from, to: DAY });
  return times;
}

/** The minute between two at which sun becomes shade, or shade sun. */
function findTurn(isSunny: (minute: number) => boolean, before: number, after: number): number {
  const wasSunny = isSunny(before);
  let [last, first] = [before, after];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (isSunny(middle) === wasSunny) last = middle;
    else first = middle;
  }
  return first;
}

/** Minutes of sun in a day. */
export function sunMinutes(times: readonly SunTime[]): number {
  return times.reduce((minutes, { from, to }) => minutes + to - from, 0);
}
