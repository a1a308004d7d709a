import { describe, expect, it } from 'vitest';
import { FILTER_TYPES, priceBandOf, PRICE_BANDS } from './filter-options.ts';

describe('filter options', () => {
  it("types are 'all, rental, real_estate, mid_term_rental, event, retreat, production'", () => {
    expect(FILTER_TYPES.map(({ id }) => id).join(', ')).toBe(
      'all, rental, real_estate, mid_term_rental, event, retreat, production',
    );
  });

  it("price bands are 'under 1,000; 1,000 to 5,000; 5,000 to 10,000; 10,000 to 100,000; 100,000 to 500,000; 500,000 to 1,000,000; 1M to 5M; over 5M'", () => {
    expect(
      PRICE_BANDS.map(({ label }) => label.replaceAll('€', '').replace(/^[UO]/, (first) => first.toLowerCase())).join(
        '; ',
      ),
    ).toBe(
      'under 1,000; 1,000 to 5,000; 5,000 to 10,000; 10,000 to 100,000; 100,000 to 500,000; 500,000 to 1,000,000; 1M to 5M; over 5M',
    );
  });

  it.each([
    [0, -1],
    [1, 0],
    [1000, 1],
    [5000, 1],
    [5001, 2],
    [5_000_001, 7],
    [1_000_000_000, 7],
  ])('%i euros are in the price band %i', (amount, band) => {
    expect(priceBandOf(amount)).toBe(band);
  });

  it('price bands leave no amount out', () => {
    for (const amount of [0, 999, 1000, 5000, 5001, 99_999, 100_000, 1_000_000, 5_000_000, 5_000_001, 100_000_000]) {
      expect(PRICE_BANDS.some(({ min, max }) => amount >= min && amount <= max)).toBe(true);
    }
  });
});
