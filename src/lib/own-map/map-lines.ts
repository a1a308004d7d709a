import file from './map-lines.json' with { type: 'json' };

/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];

/** The lines of our map (NOTICE.md), longest first; land and lakes are rings. */
export interface MapLines {
  land: Position[][];
  lakes: Position[][];
  borders: Position[][];
  /** Douro, Tagus, Guadiana and the like. */
  rivers: Position[][];
  streams: Position[][];
}

/** Whole numbers of the file per degree. */
const STEPS = 10_000;

/** Reads the file; takes some milliseconds. */
export function readMapLines(): MapLines {
  const { land, lakes, borders, rivers, streams } = file;
  return {
    land: land.map(decode),
    lakes: lakes.map(decode),
    borders: borders.map(decode),
    rivers: rivers.map(decode),
    streams: streams.map(decode),
  };
}

function decode(steps: readonly number[]): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    line.push([x / STEPS, y / STEPS]);
  }
  return line;
}
