import { drawGround, svgFile } from './draw-map.ts';
import type { RegionMap } from './region-map.ts';

/** A part of the country as an SVG file; the page adds the mark. */
export function drawRegion({ frame }: RegionMap): string {
  return svgFile(frame, drawGround(frame, { coast: 1.5, shallows: 9, river: 0, border: 2 }).ground);
}
