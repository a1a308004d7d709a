import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_AMOUNT_MAX, derivePriceAmounts, findAmount, parsePrice, priceToStore, shownPrice } from './price.ts';
import { shownPriceAmount } from './price-unit.ts';

describe("price parsing: 'first run of digits and commas, commas stripped; none found yields 0'", () => {
  it.each([
    ['from €1,250 per night', 1250],
    ['€2,950,000', 2_950_000],
    ['500', 500],
    ['1,000 - 2,000', 1000],
    ['€1,250.50', 1250],
    ['Sale, now 900', 900],
    ['Price on request', 0],
    ['', 0],
    [',', 0],
    ['0', 0],
  ])('reads %j as %i', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each([
    [1250.9, 1250],
    [-5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, PRICE_AMOUNT_MAX],
  ])('takes the number %d as %i', (price, amount) => {
    expect(parsePrice(price)).toBe(amount);
  });

  it('cuts an absurd run of digits to the largest amount', () => {
    expect(parsePrice('9'.repeat(100_000))).toBe(PRICE_AMOUNT_MAX);
  });

  it('gives a whole amount within bounds for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount = parsePrice(text);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(PRICE_AMOUNT_MAX);
      }),
    );
  });

  it('reads back any amount written with commas, whatever words surround it', () => {
    const words = fc.stringMatching(/^[^\d]{0,20}$/);
    fc.assert(
      fc.property(
        fc.nat(PRICE_AMOUNT_MAX),
        words,
        fc.stringMatching(/^(?:[^\d,][^]{0,20})?$/),
        (euros, before, after) => {
          expect(parsePrice(`${before}${euros.toLocaleString('en-US')}${after}`)).toBe(euros);
        },
      ),
    );
  });

  it('says where the amount stands', () => {
    expect(findAmount('from €1,250 per night')).toEqual({ index: 6, length: 5 });
    expect(findAmount('Price on request')).toBeNull();
  });
});

describe("shown price: 'for real_estate with sale_price, sale_price is used instead of price'", () => {
  const prices = { price: '€900', priceAmount: 900, salePrice: '€2,000,000', salePriceAmount: 2_000_000 };

  it('is the sale price of a property for sale', () => {
    const property = { type: 'real_estate', ...prices } as const;
    expect(shownPrice(property)).toBe('€2,000,000');
    expect(shownPriceAmount(property)).toBe(2_000_000);
  });

  it('is the price of a property for sale that has no sale price', () => {
    const property = { type: 'real_estate', ...prices, salePrice: '', salePriceAmount: 0 } as const;
    expect(shownPrice(property)).toBe('€900');
    expect(shownPriceAmount(property)).toBe(900);
  });

  it('is the price of every other type', () => {
    const property = { type: 'rental', ...prices } as const;
    expect(shownPrice(property)).toBe('€900');
    expect(shownPriceAmount(property)).toBe(900);
  });
});

describe('writing a property', () => {
  it('parses all three prices once', () => {
    expect(
      derivePriceAmounts({ price: 'from €1,250 per night', salePrice: '', rentalPrice: '€9,000 a month' }),
    ).toEqual({
      priceAmount: 1250,
      salePriceAmount: 0,
      rentalPriceAmount: 9000,
    });
  });

  it("stores 'for real_estate, price is set to the sale price'", () => {
    expect(priceToStore({ type: 'real_estate', price: '', salePrice: '€2,000,000' })).toBe('€2,000,000');
    expect(priceToStore({ type: 'rental', price: '€900', salePrice: '' })).toBe('€900');
  });
});
