import type { GeoPoint } from '#domain/places/geo-point.ts';
import { type Region, regionOf } from '#domain/places/region.ts';
import type { MapProperty } from './map-property.ts';

/** The visible part of the map. */
export interface MapArea {
  centre: GeoPoint;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A region with properties, none of which is visible. */
export interface HiddenRegion {
  region: Region;
  count: number;
  /** Where it is from the centre of the map. */
  side: 'west' | 'east';
}

/** The regions whose properties are all outside the visible part of the map. */
export function hiddenRegions(properties: readonly MapProperty[], area: MapArea): HiddenRegion[] {
  const { centre, west, south, east, north } = area;
  return [...Map.groupBy(properties, ({ point }) => regionOf(point))].flatMap(([region, there]): HiddenRegion[] => {
    const isVisible = there.some(
      ({ point: { latitude, longitude } }) =>
        longitude > west && longitude < east && latitude > south && latitude < north,
    );
    const [first] = there;
    if (isVisible || first === undefined) return [];
    return [{ region, count: there.length, side: first.point.longitude < centre.longitude ? 'west' : 'east' }];
  });
}
