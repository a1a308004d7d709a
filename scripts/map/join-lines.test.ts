import { describe, expect, it } from 'vitest';
import { isRing, joinLines } from './join-lines.ts';

describe('pieces of a coast', () => {
  it('become one ring, whatever their direction', () => {
    const pieces = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 1],
        [1, 0.00001],
      ],
      [
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ] as const;
    const [ring, ...others] = joinLines(pieces);
    expect(others).toEqual([]);
    expect(ring).toHaveLength(5);
    expect(ring && isRing(ring)).toBe(true);
  });

  it('join across the antimeridian', () => {
    expect(
      joinLines([
        [
          [179, 60],
          [180, 60],
        ],
        [
          [-180, 60],
          [-179, 61],
        ],
      ]),
    ).toHaveLength(1);
  });

  it('stay apart when they do not touch', () => {
    expect(
      joinLines([
        [
          [0, 0],
          [1, 0],
        ],
        [
          [2, 0],
          [3, 0],
        ],
      ]),
    ).toHaveLength(2);
  });
});
