import { describe, expect, it } from 'vitest';
import { areaOf, simplifyLine } from './simplify-line.ts';

describe('a simplified line', () => {
  const line = [
    [-9, 38],
    [-8.9, 38.001],
    [-8.8, 38],
    [-8.7, 38.1],
    [-8.6, 38],
  ] as const;

  it('keeps its ends and the points that are farther from it than the tolerance', () => {
    expect(simplifyLine(line, () => 1)).toEqual([
      [-9, 38],
      [-8.8, 38],
      [-8.7, 38.1],
      [-8.6, 38],
    ]);
    expect(simplifyLine(line, () => 100)).toEqual([
      [-9, 38],
      [-8.6, 38],
    ]);
  });

  it('is more exact where the tolerance is smaller', () => {
    expect(simplifyLine(line, ([longitude]) => (longitude < -8.85 ? 0.05 : 100))).toEqual([
      [-9, 38],
      [-8.9, 38.001],
      [-8.6, 38],
    ]);
  });
});

it('the area of a ring is in square kilometres', () => {
  const ring = [
    [-8, 39],
    [-7, 39],
    [-7, 40],
    [-8, 40],
    [-8, 39],
  ] as const;
  expect(areaOf(ring)).toBeCloseTo(9562, -2);
});
