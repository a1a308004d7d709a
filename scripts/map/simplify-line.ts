import type { Line, Position } from './join-lines.ts';

const KM_PER_DEGREE = 111.32;
/** Of Portugal's latitude; elsewhere the map is coarse anyway. */
const LONGITUDE_SHARE = Math.cos((39.5 * Math.PI) / 180);

/** Kilometres by which the map may differ from its source at a position. */
export type Tolerance = (position: Position) => number;

/** Leaves out the points without which a line stays within the tolerance (Douglas and Peucker's algorithm). */
export function simplifyLine(line: Line, tolerance: Tolerance): Line {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const parts: [first: number, last: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [first, last] = part;
    const [from, to] = [line[first], line[last]];
    if (from === undefined || to === undefined) continue;
    let farthest = -1;
    let excess = 1;
    for (let index = first + 1; index < last; index += 1) {
      const position = line[index];
      if (position === undefined) continue;
      const ratio = distanceToSegment(position, from, to) / tolerance(position);
      if (ratio <= excess) continue;
      excess = ratio;
      farthest = index;
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    parts.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept[index] === 1);
}

/** Square kilometres of a ring. */
export function areaOf(ring: Line): number {
  let sum = 0;
  for (const [index, position] of ring.entries()) {
    const [x, y] = inKilometres(position);
    const [nextX, nextY] = inKilometres(ring[(index + 1) % ring.length] ?? position);
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

function inKilometres([longitude, latitude]: Position): [x: number, y: number] {
  return [longitude * LONGITUDE_SHARE * KM_PER_DEGREE, latitude * KM_PER_DEGREE];
}

function distanceToSegment(position: Position, from: Position, to: Position): number {
  const [x, y] = inKilometres(position);
  const [fromX, fromY] = inKilometres(from);
  const [toX, toY] = inKilometres(to);
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}
