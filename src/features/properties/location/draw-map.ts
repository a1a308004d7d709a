import { readMapLines } from '#lib/own-map/map-lines.ts';
import { linesInFrame, pathData, ringsInFrame } from './frame-paths.ts';
import type { FramePosition, MapFrame } from './map-frame.ts';

const lines = readMapLines();

/** An SVG file cannot use the page's tokens. */
export const COLORS = {
  sea: '#dfe5e6',
  shallows: '#d2dade',
  land: '#fbf8f2',
  coast: '#8f9aa3',
  river: '#a3b4c4',
  border: '#a98867',
  ink: '#1c2420',
  inkSoft: '#525a53',
  water: '#5a7188',
} as const;

/** Land, water and borders of a frame, and the land itself. */
export interface DrawnMap {
  /** Markup of an SVG. */
  ground: string;
  land: FramePosition[][];
}

/** Widths of strokes in units of the frame. */
export interface Strokes {
  coast: number;
  /** Darker water along the coast. */
  shallows: number;
  /** 0 leaves rivers out. */
  river: number;
  border: number;
}

export function drawGround(frame: MapFrame, strokes: Strokes): DrawnMap {
  // Closer points are not visible.
  const apart = strokes.coast;
  const land = ringsInFrame(frame, lines.land, apart);
  const coast = pathData(land, true);
  const lakes = pathData(ringsInFrame(frame, lines.lakes, apart), true);
  const rivers = pathData(linesInFrame(frame, lines.rivers, apart), false);
  const streams = pathData(linesInFrame(frame, lines.streams, apart), false);
  const borders = pathData(linesInFrame(frame, lines.borders, apart), false);
  const { sea, shallows, land: ground, coast: shore, river, border } = COLORS;
  return {
    land,
    ground: [
      `<path fill="${sea}" d="M0 0h${frame.width}v${frame.height}H0z"/>`,
      `<g stroke-linejoin="round" stroke-linecap="round" fill="none">`,
      coast && `<path stroke="${shallows}" stroke-width="${strokes.shallows}" d="${coast}"/>`,
      coast && `<path fill="${ground}" stroke="${shore}" stroke-width="${strokes.coast}" d="${coast}"/>`,
      lakes && `<path fill="${sea}" stroke="${river}" stroke-width="${strokes.coast / 2}" d="${lakes}"/>`,
      strokes.river > 0 && streams && `<path stroke="${river}" stroke-width="${strokes.river / 2}" d="${streams}"/>`,
      strokes.river > 0 && rivers && `<path stroke="${river}" stroke-width="${strokes.river}" d="${rivers}"/>`,
      borders &&
        `<path stroke="${border}" stroke-width="${strokes.border}" stroke-dasharray="${3 * strokes.border} ${3 * strokes.border}" d="${borders}"/>`,
      '</g>',
    ]
      .filter((part) => part !== false)
      .join(''),
  };
}

export function svgFile({ width, height }: MapFrame, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
