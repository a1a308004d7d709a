import type { GeoPoint } from '#domain/places/geo-point.ts';

/** A name on our map. */
export interface MapPlace extends GeoPoint {
  name: string;
  kind: 'town' | 'region' | 'country' | 'water';
  /** Zooms of the listing map at which it is shown; a smaller first zoom wins where names collide. */
  from: number;
  to: number;
}
