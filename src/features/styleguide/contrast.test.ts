import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

describe('the contrast of two colours', () => {
  it('is 21 between black and white, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 1 between equals', () => {
    expect(contrastRatio('#23408e', '#23408e')).toBe(1);
  });

  it('is 4.54 for the grey that WCAG names as just enough on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('rejects an invalid colour', () => {
    expect(() => contrastRatio('lime', '#ffffff')).toThrow('Expected a colour as #rrggbb, not lime.');
  });
});
