import { type Box, overlap } from '#lib/own-map/box.ts';
import type { FramePosition, MapFrame } from './map-frame.ts';

/** What a label names, and where. */
export interface LabelledPoint extends FramePosition {
  name: string;
}

/** A name that has found its place; x and y are where its text is anchored. */
export interface Label extends FramePosition {
  name: string;
  anchor: 'start' | 'middle' | 'end';
  /** What it names. */
  of: LabelledPoint;
}

/** Average width of a letter, in sizes of the font: that of DejaVu Serif, the widest that systems have. */
const LETTER = 0.61;
/** Units between a point and its name, and around names. */
const GAP = 14;
const EDGE = 16;

/** Gives names a place beside their points, the first names first; those without room are left out. */
export function placeLabels(
  points: readonly LabelledPoint[],
  frame: MapFrame,
  fontSize: number,
  occupied: readonly Box[],
): Label[] {
  const taken = [...occupied];
  return points.flatMap((point) => {
    if (taken.some((box) => overlap(box, boxAround(point, GAP / 2)))) return [];
    const found = candidates(point, fontSize).find(
      (label) =>
        isInside(labelBox(label, fontSize), frame) && !taken.some((box) => overlap(box, labelBox(label, fontSize))),
    );
    if (found === undefined) return [];
    taken.push(labelBox(found, fontSize), boxAround(point, GAP / 2));
    return [found];
  });
}

function candidates(of: LabelledPoint, fontSize: number): Label[] {
  const { name, x, y } = of;
  const middle = y + fontSize * 0.34;
  return [
    { name, of, x: x + GAP, y: middle, anchor: 'start' },
    { name, of, x: x - GAP, y: middle, anchor: 'end' },
    { name, of, x, y: y - GAP, anchor: 'middle' },
    { name, of, x, y: y + GAP + fontSize * 0.75, anchor: 'middle' },
  ];
}

function labelBox({ name, x, y, anchor }: Label, fontSize: number): Box {
  const width = name.length * LETTER * fontSize;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - fontSize * 0.8, right: left + width, bottom: y + fontSize * 0.25 };
}

function boxAround({ x, y }: FramePosition, distance: number): Box {
  return { left: x - distance, top: y - distance, right: x + distance, bottom: y + distance };
}

function isInside({ left, top, right, bottom }: Box, { width, height }: MapFrame): boolean {
  return left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE;
}
