export interface GeoPoint {
  /** Degrees north. */
  latitude: number;
  /** Degrees east, negative in Portugal. */
  longitude: number;
}

/** With a point in each number: '38,72' is one number to many people. */
const PAIR = /^\s*(-?\d+\.\d+)°?(?:\s*[,;]\s*|\s+)(-?\d+\.\d+)°?\s*$/;

/** The point of a pair of decimal degrees, as map sites copy it: '38.7223, -9.1393'; null for any other text. */
export function parseGeoPoint(text: string): GeoPoint | null {
  const [, latitude = Number.NaN, longitude = Number.NaN] = (PAIR.exec(text) ?? []).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A part of the world between two parallels and two meridians, in degrees. */
export interface GeoBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether a point is within bounds, not on their edge. */
export function isWithin({ west, south, east, north }: GeoBounds, { latitude, longitude }: GeoPoint): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres between two points along the surface of a spherical earth. */
export function distanceInKilometres(from: GeoPoint, to: GeoPoint): number {
  const latitude = ((to.latitude - from.latitude) * RADIANS) / 2;
  const longitude = ((to.longitude - from.longitude) * RADIANS) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
