import { type GeoPoint, isWithin } from '#domain/places/geo-point.ts';
import { frameAround, type MapFrame } from './map-frame.ts';

/** A small map of a part of the country, in the corner of a neighbourhood's. */
export interface RegionMap {
  name: 'portugal' | 'azores' | 'madeira';
  frame: MapFrame;
  /** Its width as a share of the neighbourhood's; utilities in LocationMap.astro repeat it. */
  share: number;
}

export const REGION_MAPS: readonly RegionMap[] = [
  { name: 'portugal', frame: frameAround({ latitude: 39.55, longitude: -7.9 }, 190, 340, 0.52), share: 0.17 },
  { name: 'azores', frame: frameAround({ latitude: 38.3, longitude: -28.15 }, 340, 230, 0.54), share: 0.26 },
  { name: 'madeira', frame: frameAround({ latitude: 32.76, longitude: -16.75 }, 340, 230, 2.4), share: 0.26 },
];

/** The part of the country with a point; null outside it. */
export function regionMapOf(point: GeoPoint): RegionMap | null {
  return REGION_MAPS.find(({ frame }) => isWithin(frame, point)) ?? null;
}

export const regionMapPath = ({ name }: RegionMap): string => `/maps/${name}.svg`;
