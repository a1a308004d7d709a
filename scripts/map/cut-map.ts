import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { isRing, joinLines, type Line, type Position } from './join-lines.ts';
import { areaOf, simplifyLine } from './simplify-line.ts';

/**
 * Makes src/lib/own-map/map-lines.json from the coasts, rivers and borders of GSHHG (src/lib/own-map/NOTICE.md).
 * Needs GMT and its data in full resolution, on Debian the packages gmt and gmt-gshhg-full; takes 20 s and 2 GB.
 */

const OUTPUT = new URL('../../src/lib/own-map/map-lines.json', import.meta.url);

/** Steps of the file's whole numbers per degree: about ten metres. */
const STEPS = 10_000;

interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where properties are: the coast is as exact as it is drawn in a neighbourhood 40 km wide. */
const PORTUGAL: readonly Area[] = [
  { west: -10, south: 36.85, east: -7.3, north: 41.95 },
  { west: -31.6, south: 36.7, east: -24.7, north: 40 },
  { west: -17.6, south: 32.3, east: -15.9, north: 33.3 },
];
/** Whose streams and lakes are drawn. */
const AROUND_MAINLAND: Area = { west: -10, south: 36, east: -4.5, north: 44 };
/** Whose rivers are drawn. */
const PENINSULA: Area = { west: -10, south: 35.9, east: 3.4, north: 43.8 };
/** What a map of the whole country shows. */
const IBERIA: Area = { west: -20, south: 32, east: 5, north: 46 };
/** What the widest view shows. */
const EVERYTHING: Area = { west: -75, south: 10, east: 50, north: 66 };

/** Kilometres by which lines may differ from the source, and square kilometres of the smallest island. */
const DETAILS = [
  { areas: PORTUGAL, tolerance: 0.05, smallest: 0.04 },
  { areas: [AROUND_MAINLAND], tolerance: 0.3, smallest: 1 },
  { areas: [IBERIA], tolerance: 3, smallest: 50 },
  { areas: [], tolerance: 15, smallest: 1500 },
] as const;

/** The source lacks the Tagus between Santarém and its estuary. */
const TAGUS: Line = [
  [-8.7647, 39.09],
  [-8.81, 39.055],
  [-8.872, 39.025],
  [-8.944, 38.998],
];

function isIn([longitude, latitude]: Position, { west, south, east, north }: Area): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

function detailOf(position: Position): { tolerance: number; smallest: number } {
  const detail = DETAILS.find(({ areas }) => areas.some((area) => isIn(position, area))) ?? DETAILS.at(-1);
  if (detail === undefined) throw new Error('There is no detail for elsewhere.');
  return detail;
}

const tolerance = (position: Position): number => detailOf(position).tolerance;

/** Rivers and borders are less exact in the source than coasts. */
const lineTolerance = (position: Position): number => 2 * tolerance(position);

/** Pieces of lines from GMT, already simplified: all coasts of the world have ten million points. */
async function readPieces(region: string, what: string): Promise<Line[]> {
  const gmt = spawn('gmt', ['coast', region, '-Df', '-M', what], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pieces: Line[] = [];
  let piece: Position[] = [];
  const end = (): void => {
    if (piece.length > 1) pieces.push(simplifyLine(piece, tolerance));
    piece = [];
  };
  for await (const line of createInterface({ input: gmt.stdout })) {
    if (line.startsWith('>')) {
      end();
      continue;
    }
    const [longitude = Number.NaN, latitude = Number.NaN] = line.split('\t').map(Number);
    piece.push([longitude, latitude]);
  }
  end();
  if (pieces.length === 0) throw new Error(`GMT has nothing for ${region} ${what}.`);
  return pieces;
}

/** A ring around the antimeridian goes on beyond 180°. */
function unwrap(line: Line): Line {
  let turns = 0;
  return line.map(([longitude, latitude], index): Position => {
    const before = line[index - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turns -= 360;
    if (longitude - before < -180) turns += 360;
    return [longitude + turns, latitude];
  });
}

function isLargeEnough(ring: Line): boolean {
  if (!ring.some((position) => isIn(position, EVERYTHING))) return false;
  return areaOf(ring) > Math.min(...ring.map((position) => detailOf(position).smallest));
}

/** A ring is simplified as two halves: its ends are the same point. */
function simplifyRing(ring: Line): Line {
  const middle = Math.floor(ring.length / 2);
  return [
    ...simplifyLine(ring.slice(0, middle + 1), tolerance),
    ...simplifyLine(ring.slice(middle), tolerance).slice(1),
  ];
}

function rings(pieces: readonly Line[]): Line[] {
  return joinLines(pieces).filter(isRing).map(unwrap).filter(isLargeEnough).map(simplifyRing);
}

/** Pieces are cut at whole degrees, and some are only a touch of the next square. */
function hasLength(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && (line.length > 2 || first.join() !== last.join());
}

function lines(pieces: readonly Line[]): Line[] {
  return joinLines(pieces)
    .map((line) => simplifyLine(line, lineTolerance))
    .filter(hasLength);
}

/** Whole steps: the first position, then the differences from one to the next. */
function encode(line: Line): number[] {
  let [x, y] = [0, 0];
  return line.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

const box = ({ west, south, east, north }: Area): string => `-R${west}/${east}/${south}/${north}`;
const byLength = (one: readonly number[], other: readonly number[]): number => other.length - one.length;

const layers = {
  land: rings(await readPieces('-Rd', '-W1/1p')),
  lakes: rings(await readPieces(box(AROUND_MAINLAND), '-W2/1p')),
  borders: lines(await readPieces(box({ west: -20, south: 20, east: 30, north: 60 }), '-N1')),
  rivers: [...lines(await readPieces(box(PENINSULA), '-I2')), TAGUS],
  streams: lines((await Promise.all(['-I3', '-I4'].map((rank) => readPieces(box(AROUND_MAINLAND), rank)))).flat()),
};
const encoded = Object.fromEntries(
  Object.entries(layers).map(([name, found]) => [name, found.map(encode).toSorted(byLength)]),
);
const text = `${JSON.stringify(encoded)}\n`;
await writeFile(OUTPUT, text);
for (const [name, found] of Object.entries(layers)) {
  console.log(`${name}: ${found.length} lines of ${found.reduce((sum, { length }) => sum + length, 0)} points`);
}
console.log(`${text.length} bytes, ${gzipSync(text, { level: 9 }).length} with gzip`);
