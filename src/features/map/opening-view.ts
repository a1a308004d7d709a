import type { GeoPoint } from '@site/domain/geo-point';
import type { PlacedProperty } from './spread-points.ts';

/** Scale of the map on its one property (visitor specification, section 4). */
const ALONE_ZOOM = 10;

/** What the map shows first: one point at a scale, or all that lies between two corners. */
export type OpeningView =
  { kind: 'point'; centre: GeoPoint; zoom: number } | { kind: 'bounds'; southWest: GeoPoint; northEast: GeoPoint };

/** 'One property centres at zoom 10 on it; several fit to bounds'; null for none. */
export function openingView(placed: readonly PlacedProperty[]): OpeningView | null {
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
