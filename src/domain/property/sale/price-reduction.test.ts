import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '../property.ts';
import { reductionText } from './price-reduction.ts';

const sale = (given: Partial<PublishedProperty>): PublishedProperty =>
  publishedFixture({ type: 'real_estate', salePrice: '€2,400,000', salePriceAmount: 2_400_000, ...given });

describe('a reduction', () => {
  const reduced = { priceBefore: '€2,950,000', reducedOn: '2026-10-03' };

  it('is said with the price before and the day', () => {
    expect(reductionText(sale(reduced))).toBe('Reduced from €2,950,000 on 3 October 2026');
  });

  it.each([
    ['without a day', { reducedOn: null }],
    ['without the price before', { priceBefore: '' }],
    ['to a higher price', { priceBefore: '€2,000,000' }],
    ['of a price on request', { salePriceAmount: 0 }],
    ['to a price whose digits stand for another', { salePrice: '€3.100.000', salePriceAmount: 3 }],
    ['of a house that is sold', { saleState: 'sold' }],
    ['of a letting', { type: 'rental' }],
  ] as const)('is not said %s', (_, given) => {
    expect(reductionText(sale({ ...reduced, ...given }))).toBeNull();
  });
});
