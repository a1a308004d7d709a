/** The package has no types of its own. */
declare module 'lineclip' {
  type Bounds = readonly [west: number, south: number, east: number, north: number];
  type Point = readonly [x: number, y: number];

  /** The parts of a line inside the bounds. */
  export function clipPolyline(points: readonly Point[], bounds: Bounds): Point[][];
  /** The part of a polygon inside the bounds, along whose edges it is closed; empty for none. */
  export function clipPolygon(points: readonly Point[], bounds: Bounds): Point[];
}
