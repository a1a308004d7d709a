import type { GeoPoint } from './geo-point.ts';

/** Parts of the country with hundreds of kilometres of sea between them. */
export type Region = 'mainland' | 'azores' | 'madeira';

/** The mainland ends at 9.5° west, Madeira is at 17°, and the Azores begin at 25°. */
export function regionOf({ longitude }: GeoPoint): Region {
  if (longitude > -11) return 'mainland';
  return longitude > -20 ? 'madeira' : 'azores';
}
