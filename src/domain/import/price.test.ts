import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedPrice, importedPrice } from './price.ts';
import { parsePrice } from '#domain/money/price.ts';

describe("the price of a rate: 'rate comes from the sheet'", () => {
  it.each([
    ['1250', '€1,250'],
    ['1.250', '€1,250'],
    ['1,250', '€1,250'],
    ['1.250,00', '€1,250'],
    ['1,250.50', '€1,250'],
    ['1250,50', '€1,250'],
    ['€ 1 250', '€1,250'],
    ['1.250.000,00 €', '€1,250,000'],
    ['EUR 900', '€900'],
    ['from €1,250 per night', 'from €1,250 per night'],
    ['€1,250.50 a night, cleaning €60', '€1,250.50 a night, cleaning €60'],
    ['€1,000 - 2,000 per week, 300 m to the beach', '€1,000 - 2,000 per week, 300 m to the beach'],
    ['On request', 'On request'],
  ])('%j is %j', (rate, price) => {
    expect(importedPrice(rate)).toBe(price);
  });

  it.each(['', ' ', '0', '0,00', '-', '€', '1.2.3'])('%j is no rate', (rate) => {
    expect(importedPrice(rate)).toBe('');
  });

  it.each([
    ...['1,2500', '1.2500', '12,34,567', '12,50,000', 'EUR 1.2500'],
    ...['from 1.250 € per night', '125.000,00 € per week', '1 250 euros', '12,50 per night', '€12,34,567 per week'],
    ...['€2.5M', '€950k', '1.2 million euros'],
  ])('%j is unreadable, because its price would be another amount', (rate) => {
    expect(importedPrice(rate)).toBe('');
  });

  it('is the same amount in Portuguese and English notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), (euros) => {
        for (const locale of ['en-GB', 'de-DE']) {
          expect(parsePrice(importedPrice(`${euros.toLocaleString(locale)}`))).toBe(euros);
        }
      }),
    );
  });

  it('never throws, and stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), (rate) => {
        const price = importedPrice(rate);
        expect(importedPrice(price)).toBe(price);
      }),
    );
  });
});

describe('an exported price', () => {
  it.each([
    ['€1,250', '1250'],
    ['€2,950,000', '2950000'],
    ['€90', '90'],
    ['', ''],
    ['€1250', '€1250'],
    ['€1,600 per night', '€1,600 per night'],
    ['€1,250 – €2,000', '€1,250 – €2,000'],
    ['On request', 'On request'],
    ['0', '0'],
  ])('of %j is %j', (price, cell) => {
    expect(exportedPrice(price)).toBe(cell);
  });

  it('is read as the same price, whatever sheet it came from', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1 }).map(String), fc.string()), (rate) => {
        const price = importedPrice(rate);
        expect(importedPrice(exportedPrice(price))).toBe(price);
      }),
    );
  });
});
