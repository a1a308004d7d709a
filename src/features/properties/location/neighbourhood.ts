import type { GeoPoint } from '#domain/places/geo-point.ts';
import { frameAround, type MapFrame } from './map-frame.ts';

/** Size of a map in units, which are 36 m: 40 km by 34 km. */
const WIDTH = 1120;
const HEIGHT = 952;
export const UNITS_PER_KM = 28;

/** Degrees between the centres of maps, about five kilometres: houses near each other share one file. */
const GRID = 0.05;

/** The part of the country around a property, the same for all properties near it. */
export interface Neighbourhood {
  /** Path of its map. */
  path: string;
  centre: GeoPoint;
  frame: MapFrame;
}

export function neighbourhoodOf({ latitude, longitude }: GeoPoint): Neighbourhood {
  const centre = { latitude: onGrid(latitude), longitude: onGrid(longitude) };
  return {
    path: `/maps/${centre.latitude}_${centre.longitude}.svg`,
    centre,
    frame: frameAround(centre, WIDTH, HEIGHT, UNITS_PER_KM),
  };
}

function onGrid(degrees: number): number {
  return Number((Math.round(degrees / GRID) * GRID).toFixed(2));
}
