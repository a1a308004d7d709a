import Supercluster from 'supercluster';
import type { GeoBounds, GeoPoint } from '#domain/places/geo-point.ts';
import type { PlacedProperty } from './spread-points.ts';

/** Maximum zoom, at which every property has its own marker. */
export const MAX_ZOOM = 18;

/** Pixels around a marker within which others join its cluster: markers are up to 35 wide and touch targets. */
const CLUSTER_RADIUS = 40;

/** Pixels of a tile, supercluster's unit for the radius. */
const TILE_SIZE = 256;

/** A marker: a property, or a cluster of properties too close to tell apart. */
export type MapItem =
  | ({ kind: 'property'; key: string } & PlacedProperty)
  | { kind: 'cluster'; key: string; spot: GeoPoint; count: number; expansionZoom: () => number };

/** The visible part of the map; the zoom is an integer from 0 to 18. */
export type VisibleArea = GeoBounds & { zoom: number };

/** Returns a function that gives the items of a part of the map. */
export function mapItems(placed: readonly PlacedProperty[]): (area: VisibleArea) => MapItem[] {
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
      // By its place: supercluster's ids are those of one list, and the next has the same.
      const key = `cluster ${latitude} ${longitude} ${count}`;
      return [{ kind: 'cluster', key, spot: { latitude, longitude }, count, expansionZoom }];
    });
}

export function propertyItem(placed: PlacedProperty): MapItem {
  return { kind: 'property', key: placed.property.slug, ...placed };
}
