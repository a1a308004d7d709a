import { distanceInKilometres, type GeoPoint } from '#domain/places/geo-point.ts';
import type { MapProperty } from './map-property.ts';

/** Clockwise from north. */
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type CompassPoint = (typeof COMPASS)[number];

/** A property with its distance and direction from the centre of the map. */
export interface NearbyProperty {
  property: MapProperty;
  kilometres: number;
  direction: CompassPoint;
}

/** The initial bearing from `from` to `to`, as one of eight directions. */
export function compassPoint(from: GeoPoint, to: GeoPoint): CompassPoint {
  const radians = Math.PI / 180;
  const east = (to.longitude - from.longitude) * radians;
  const [start, end] = [from.latitude * radians, to.latitude * radians];
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
  );
  const eighth = Math.round(bearing / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8] ?? 'n';
}

/** The properties by distance from the centre, then by direction clockwise from north, then by title. */
export function nearbyOrder(properties: readonly MapProperty[], centre: GeoPoint): NearbyProperty[] {
  return properties
    .map((property) => ({
      property,
      kilometres: distanceInKilometres(centre, property.point),
      direction: compassPoint(centre, property.point),
    }))
    .sort(
      (one, other) =>
        one.kilometres - other.kilometres ||
        COMPASS.indexOf(one.direction) - COMPASS.indexOf(other.direction) ||
        (one.property.title < other.property.title ? -1 : 1),
    );
}
