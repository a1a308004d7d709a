import type { GeoPoint } from './geo-point.ts';

/** A place name of Portugal and where it is. */
export interface GazetteerPlace extends GeoPoint {
  /** Name as written on maps. */
  name: string;
  /** Another spelling, folded, such as 'lisboa'; left out when there is none. */
  alias?: string;
}
