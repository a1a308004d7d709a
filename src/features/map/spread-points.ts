import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { MapProperty } from './map-property.ts';

/**
 * Metres between neighbours that share a place: exact coordinates of a house and its annexe are close, neighbourhoods
 * are wide.
 */
const STEP_EXACT = 15;
const STEP_APPROXIMATE = 300;

/** With the golden angle, no two points of a spiral are in the same direction. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const METRES_PER_DEGREE = 111_320;

/** A property with the position of its marker. */
export interface PlacedProperty {
  property: MapProperty;
  /** Its own point, or one next to it when others share that. */
  spot: GeoPoint;
}

/**
 * Gives each property its own spot. Properties that share a place form a spiral around it, ordered by slug, so that the
 * result is stable.
 */
export function spreadPoints(properties: readonly MapProperty[]): PlacedProperty[] {
  const spots = new Map<string, GeoPoint>();
  for (const group of Map.groupBy(properties, placeKey).values()) {
    if (group.length === 1) continue;
    group
      .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
      .forEach(({ slug, point, approximate }, index) => {
        spots.set(slug, spiralPoint(point, index, approximate ? STEP_APPROXIMATE : STEP_EXACT));
      });
  }
  return properties.map((property) => ({ property, spot: spots.get(property.slug) ?? property.point }));
}

/** Places that agree to four decimals, about ten metres, count as the same. */
function placeKey({ point }: MapProperty): string {
  return `${point.latitude.toFixed(4)} ${point.longitude.toFixed(4)}`;
}

function spiralPoint(centre: GeoPoint, index: number, step: number): GeoPoint {
  const radius = step * Math.sqrt(index + 0.5);
  const angle = index * GOLDEN_ANGLE;
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  return {
    latitude: centre.latitude + (radius * Math.cos(angle)) / METRES_PER_DEGREE,
    longitude: centre.longitude + (radius * Math.sin(angle)) / perDegreeEast,
  };
}
