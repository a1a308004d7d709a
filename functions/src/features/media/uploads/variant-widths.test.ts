import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variantWidths } from './variant-widths.ts';

describe('widths of a picture', () => {
  it.each([
    [4000, [480, 800, 1440, 2400]],
    [2400, [480, 800, 1440, 2400]],
    [1800, [480, 800, 1440, 1800]],
    [1600, [480, 800, 1440, 1600]],
    [1440, [480, 800, 1440]],
    [481, [480, 481]],
    [300, [300]],
    [1, [1]],
  ])('of %i pixels are %j', (width, widths) => {
    expect(variantWidths(width)).toEqual(widths);
  });

  it('are never larger than the original, ascend, and never repeat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (original) => {
        const widths = variantWidths(original);
        expect(Math.max(...widths)).toBe(Math.min(original, 2400));
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      }),
    );
  });
});
