import Supercluster from 'supercluster';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { PlacedProperty } from './spread-points.ts';

/** Closest scale of the map, where every property has a marker of its own. */
export const MAX_ZOOM = 18;

/** Pixels around a marker within which others are drawn together with it: markers are up to 35 wide, and pressed with a finger. */
const CLUSTER_RADIUS = 40;

/** Pixels of a tile, which supercluster measures the radius by. */
const TILE_SIZE = 256;

/** What stands on the map: a property, or several that are too close to tell apart. */
export type MapItem =
  | ({ kind: 'property'; key: string } & PlacedProperty)
  | { kind: 'cluster'; key: string; spot: GeoPoint; count: number; expansionZoom: () => number };

/** The part of the map in sight. */
export interface Sight {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Whole scale, 0 to 18. */
  zoom: number;
}

/** Makes what tells which items stand in a part of the map. */
export function mapItems(placed: readonly PlacedProperty[]): (sight: Sight) => MapItem[] {
  const index = new Supercluster<{ index: number }>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom: MAX_ZOOM - 1,
  });
  index.load(
    placed.map(({ spot }, position) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [spot.longitude, spot.latitude] },
      properties: { index: position },
    })),
  );
  return ({ west, south, east, north, zoom }) =>
    index.getClusters([west, south, east, north], zoom).flatMap((feature): MapItem[] => {
      const { properties } = feature;
      if (!('cluster' in properties)) {
        const found = placed[properties.index];
        return found === undefined ? [] : [propertyItem(found)];
      }
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      const expansionZoom = (): number => index.getClusterExpansionZoom(id);
      return [{ kind: 'cluster', key: `cluster ${id} ${count}`, spot: { latitude, longitude }, count, expansionZoom }];
    });
}

/** A property's own item. */
export function propertyItem(placed: PlacedProperty): MapItem {
  return { kind: 'property', key: placed.property.slug, ...placed };
}
