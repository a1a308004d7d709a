import Supercluster from 'supercluster';
import type { GeoPoint } from '@site/domain/geo-point';
import type { PlacedProperty } from './spread-points.ts';

/** From how many properties on the map they are drawn together. */
export const CLUSTERS_FROM = 50;

/** Closest scale at which they still are. */
const CLUSTER_MAX_ZOOM = 16;

/** Pixels around a cluster that belong to it. */
const CLUSTER_RADIUS = 56;

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
  if (placed.length < CLUSTERS_FROM) {
    const items = placed.map(propertyItem);
    return () => items;
  }
  const index = new Supercluster<{ index: number }>({ radius: CLUSTER_RADIUS, maxZoom: CLUSTER_MAX_ZOOM });
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
