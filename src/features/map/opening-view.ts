import type { GeoPoint } from '#domain/places/geo-point.ts';
import { regionOf } from '#domain/places/region.ts';
import type { PlacedProperty } from './spread-points.ts';

/** Zoom of a map with one property (visitor specification, section 4). */
const ALONE_ZOOM = 10;

/** What the map shows first: one point at a zoom, or everything between two corners. */
export type OpeningView =
  | { kind: 'point'; centre: GeoPoint; zoom: number }
  | { kind: 'bounds'; southWest: GeoPoint; northEast: GeoPoint };

/**
 * The view of all properties; null for none. Results on the islands are left out while there are others: 1,400 km of
 * sea would make the mainland a strip at the edge.
 */
export function openingView(all: readonly PlacedProperty[]): OpeningView | null {
  const mainland = all.filter(({ spot }) => regionOf(spot) === 'mainland');
  return viewOf(mainland.length > 0 ? mainland : all);
}

/** 'One property centres at zoom 10 on it; several fit to bounds'; null for none. */
export function viewOf(placed: readonly PlacedProperty[]): OpeningView | null {
  const [first, second] = placed;
  if (first === undefined) return null;
  if (second === undefined) return { kind: 'point', centre: first.spot, zoom: ALONE_ZOOM };
  const southWest = { ...first.spot };
  const northEast = { ...first.spot };
  for (const { spot } of placed) {
    southWest.latitude = Math.min(southWest.latitude, spot.latitude);
    southWest.longitude = Math.min(southWest.longitude, spot.longitude);
    northEast.latitude = Math.max(northEast.latitude, spot.latitude);
    northEast.longitude = Math.max(northEast.longitude, spot.longitude);
  }
  return { kind: 'bounds', southWest, northEast };
}
