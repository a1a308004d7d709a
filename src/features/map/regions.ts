import { type GeoBounds, type GeoPoint, isWithin } from '#domain/places/geo-point.ts';
import { type Region, regionOf } from '#domain/places/region.ts';
import type { MapProperty } from './map-property.ts';

/** The visible part of the map. */
export interface MapArea extends GeoBounds {
  centre: GeoPoint;
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
  return [...Map.groupBy(properties, ({ point }) => regionOf(point))].flatMap(([region, there]): HiddenRegion[] => {
    const isVisible = there.some(({ point }) => isWithin(area, point));
    const [first] = there;
    if (isVisible || first === undefined) return [];
    return [{ region, count: there.length, side: first.point.longitude < area.centre.longitude ? 'west' : 'east' }];
  });
}
