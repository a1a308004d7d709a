import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { MapProperty } from './map-property.ts';

/** Metres between neighbours that share a place: a house and its annexe stand close, neighbourhoods are wide. */
const STEP_EXACT = 15;
const STEP_APPROXIMATE = 300;

/** Turning by the golden angle, no two points of a spiral ever stand behind each other. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const METRES_PER_DEGREE = 111_320;

/** A property and where its marker stands. */
export interface PlacedProperty {
  property: MapProperty;
  /** Its own point, or one beside it when others share that. */
  spot: GeoPoint;
}

/**
 * Gives each property a spot of its own. Those that share a place stand around it in a spiral, in the order of their
 * slugs, so that the same properties always stand at the same spots.
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

/** The same to four decimals is the same place: about ten metres. */
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
