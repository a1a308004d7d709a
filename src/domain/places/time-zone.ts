import type { GeoPoint } from './geo-point.ts';

/** Degrees of longitude between Madeira and the Azores, and between the mainland and Madeira; ocean all along. */
const AZORES_EAST = -20;
const MADEIRA_EAST = -12;

/** The time zone of a point in Portugal. */
export function timeZoneOf({ longitude }: Pick<GeoPoint, 'longitude'>): string {
  if (longitude < AZORES_EAST) return 'Atlantic/Azores';
  return longitude < MADEIRA_EAST ? 'Atlantic/Madeira' : 'Europe/Lisbon';
}
