import { describe, expect, it } from 'vitest';
import type { Position } from '#lib/own-map/map-lines.ts';
import { linesInFrame, pathData, ringsInFrame } from './frame-paths.ts';
import type { MapFrame } from './map-frame.ts';

/** Ten units a degree; lines go on half a degree beyond each edge. */
const frame: MapFrame = { west: 0, south: 0, east: 10, north: 10, width: 100, height: 100 };

describe('what is cut for a frame', () => {
  it('is a ring closed along the edges', () => {
    const land: Position[] = [
      [-90, 5],
      [90, 5],
      [90, -90],
      [-90, -90],
      [-90, 5],
    ];
    const [ring, ...others] = ringsInFrame(frame, [land], 1);
    expect(others).toEqual([]);
    expect(new Set(ring?.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['-5 50', '105 50', '105 105', '-5 105']));
  });

  it('is each part of a line that leaves and returns', () => {
    const river: Position[] = [
      [1, 1],
      [1, 30],
      [5, 30],
      [5, 1],
    ];
    expect(linesInFrame(frame, [river], 1)).toEqual([
      [
        { x: 10, y: 90 },
        { x: 10, y: -5 },
      ],
      [
        { x: 50, y: -5 },
        { x: 50, y: 90 },
      ],
    ]);
  });

  it('has nothing of what is elsewhere', () => {
    const island: Position[] = [
      [20, 20],
      [21, 20],
      [21, 21],
      [20, 20],
    ];
    expect(ringsInFrame(frame, [island], 1)).toEqual([]);
    expect(linesInFrame(frame, [island], 1)).toEqual([]);
  });

  it('has no points closer than asked for, but its ends', () => {
    const coast: Position[] = [
      [1, 1],
      [1.1, 1],
      [1.2, 1],
      [4, 1],
      [4.1, 1],
    ];
    expect(linesInFrame(frame, [coast], 5)).toEqual([
      [
        { x: 10, y: 90 },
        { x: 40, y: 90 },
        { x: 41, y: 90 },
      ],
    ]);
  });
});

it('a path goes from point to point in relative steps', () => {
  expect(
    pathData(
      [
        [
          { x: 10, y: 90 },
          { x: 40, y: 80 },
          { x: 41, y: 90 },
        ],
      ],
      true,
    ),
  ).toBe('M10 90l30-10 1 10z');
});
