import { clipPolygon, clipPolyline } from 'lineclip';
import type { Position } from '#lib/own-map/map-lines.ts';
import { type FramePosition, type MapFrame, positionInFrame } from './map-frame.ts';

/** Share of a frame by which lines go on beyond it, so that no stroke runs along its edge. */
const MARGIN = 0.05;

type Bounds = [west: number, south: number, east: number, north: number];

/** The parts of rings that are in a frame, in whole units; points are at least some units apart. */
export function ringsInFrame(frame: MapFrame, rings: readonly Position[][], apart: number): FramePosition[][] {
  const bounds = boundsOf(frame);
  return rings
    .filter((ring) => overlaps(ring, bounds))
    .map((ring) => inUnits(frame, clipPolygon(ring, bounds), apart))
    .filter(({ length }) => length > 2);
}

/** The parts of lines that are in a frame, likewise. */
export function linesInFrame(frame: MapFrame, lines: readonly Position[][], apart: number): FramePosition[][] {
  const bounds = boundsOf(frame);
  return lines
    .filter((line) => overlaps(line, bounds))
    .flatMap((line) => clipPolyline(line, bounds))
    .map((line) => inUnits(frame, line, apart))
    .filter(({ length }) => length > 1);
}

/** Lines as the `d` of an SVG path, in relative steps, which are shorter. */
export function pathData(lines: readonly (readonly FramePosition[])[], closed: boolean): string {
  return lines.map((line) => `${lineData(line)}${closed ? 'z' : ''}`).join('');
}

function lineData(line: readonly FramePosition[]): string {
  let from = { x: 0, y: 0 };
  return line
    .map(({ x, y }, index) => {
      const step = `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${x - from.x} ${y - from.y}`;
      from = { x, y };
      return step;
    })
    .join('')
    .replaceAll(' -', '-');
}

function boundsOf({ west, south, east, north }: MapFrame): Bounds {
  const [beside, above] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - beside, south - above, east + beside, north + above];
}

/** Boxes of rings and lines, which thousands of maps ask for. */
const boxes = new WeakMap<Position[], Bounds>();

function overlaps(line: Position[], [west, south, east, north]: Bounds): boolean {
  const box = boxes.get(line) ?? boxOf(line);
  boxes.set(line, box);
  return box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
}

function boxOf(line: readonly Position[]): Bounds {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of line) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

function inUnits(frame: MapFrame, line: readonly (readonly [number, number])[], apart: number): FramePosition[] {
  const positions: FramePosition[] = [];
  for (const [index, [longitude, latitude]] of line.entries()) {
    const { x, y } = positionInFrame(frame, { longitude, latitude });
    const position = { x: Math.round(x), y: Math.round(y) };
    const before = positions.at(-1);
    const isEnd = index === line.length - 1;
    if (before === undefined || isEnd || Math.hypot(position.x - before.x, position.y - before.y) >= apart) {
      positions.push(position);
    }
  }
  return positions;
}
