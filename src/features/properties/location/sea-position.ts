import { type Box, overlap } from '#lib/own-map/box.ts';
import type { FramePosition, MapFrame } from './map-frame.ts';
import type { Label } from './place-labels.ts';

/** Half the width and height of the name of the sea, in units. */
const HALF_WIDTH = 165;
const HALF_HEIGHT = 45;
/** Units between the positions that are tried. */
const STEP = 60;

/** Where the name of the sea has room, as far from land as possible; null where there is little sea. */
export function seaPosition(
  land: readonly (readonly FramePosition[])[],
  { width, height }: MapFrame,
  labels: readonly Label[],
  occupied: readonly Box[],
): FramePosition | null {
  const shore = land.flat();
  let best: FramePosition | null = null;
  let farthest = 0;
  for (let y = HALF_HEIGHT + 30; y < height - HALF_HEIGHT - 30; y += STEP) {
    for (let x = HALF_WIDTH + 30; x < width - HALF_WIDTH - 30; x += STEP) {
      const box = { left: x - HALF_WIDTH, top: y - HALF_HEIGHT, right: x + HALF_WIDTH, bottom: y + HALF_HEIGHT };
      if (occupied.some((other) => overlap(box, other))) continue;
      if (labels.some((label) => contains(box, label) || contains(box, label.of))) continue;
      if (shore.some((position) => contains(box, position))) continue;
      if (corners(box).some((corner) => land.some((ring) => isInside(corner, ring)))) continue;
      const distance = Math.min(300, ...shore.map((position) => Math.hypot(position.x - x, position.y - y)));
      if (distance <= farthest) continue;
      best = { x, y };
      farthest = distance;
    }
  }
  return best;
}

const contains = ({ left, top, right, bottom }: Box, { x, y }: FramePosition): boolean =>
  x > left && x < right && y > top && y < bottom;

function corners({ left, top, right, bottom }: Box): FramePosition[] {
  return [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

function isInside({ x, y }: FramePosition, ring: readonly FramePosition[]): boolean {
  let inside = false;
  for (const [index, position] of ring.entries()) {
    const before = ring.at(index - 1) ?? position;
    if (position.y > y === before.y > y) continue;
    if (x < ((before.x - position.x) * (y - position.y)) / (before.y - position.y) + position.x) inside = !inside;
  }
  return inside;
}
