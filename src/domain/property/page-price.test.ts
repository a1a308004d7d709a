import { describe, expect, it } from 'vitest';
import { shownPrice } from '#domain/money/price.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import type { PageType, PropertyType } from './type.ts';
import { withPagePrice } from './page-price.ts';

const property = (type: PropertyType, rentalPrice = '', rentalPriceAmount = 0) => ({
  ...{ type, price: '€7,850,000', priceAmount: 7_850_000, salePrice: '', salePriceAmount: 0 },
  ...(type === 'real_estate' ? { salePrice: '€7,850,000', salePriceAmount: 7_850_000 } : {}),
  ...{ hasRentalOption: rentalPrice !== '', rentalPrice, rentalPriceAmount },
});

describe.each(['event', 'retreat', 'production'] as const)('on the %s page', (page) => {
  it('a property for sale has its rent, compared by the day', () => {
    const shown = withPagePrice(property('real_estate', '€21,000 per week', 21_000), page);
    expect([shownPrice(shown), comparedAmount(shown)]).toEqual(['€21,000 per week', 3000]);
  });

  it("a property for sale without a rent has 'Price on request', an unknown amount", () => {
    const shown = withPagePrice(property('real_estate'), page);
    expect([shownPrice(shown), comparedAmount(shown)]).toEqual(['Price on request', 0]);
  });

  it('a rent that is switched off is not shown', () => {
    const off = { ...property('real_estate', '€21,000 per week', 21_000), hasRentalOption: false };
    expect(shownPrice(withPagePrice(off, page))).toBe('Price on request');
  });
});

it.each<[PropertyType, PageType]>([
  ['real_estate', 'real_estate'],
  ['rental', 'event'],
  ['event', 'event'],
])('a %s on the %s page keeps its price', (type, page) => {
  const given = property(type, '€900 per night', 900);
  expect(withPagePrice(given, page)).toBe(given);
});
