import { describe, expect, it } from 'vitest';
import { suggestReduction } from './suggest-reduction.ts';

describe('a suggested reduction', () => {
  it('is the stored price and the day, when the typed price is lower', () => {
    expect(suggestReduction('€2,950,000', '€2,400,000', '2026-10-03')).toEqual({
      priceBefore: '€2,950,000',
      reducedOn: '2026-10-03',
    });
  });

  it.each([
    ['a higher price', '€2,950,000', '€3,000,000'],
    ['the same price in other words', '€2,950,000', 'from €2,950,000'],
    ['a price on request', '€2,950,000', 'Price on request'],
    ['the first price', '', '€2,400,000'],
    ['a higher price in other notation', '€2,400,000', '€2.600.000'],
  ])('is none for %s', (_, stored, typed) => {
    expect(suggestReduction(stored, typed, '2026-10-03')).toBeNull();
  });
});
