import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from './price.ts';
import { amountPerDay } from './price.ts';
import { comparedAmount, priceUnitDays } from './price-unit.ts';

const priced = (price: string, type: 'rental' | 'event' | 'real_estate' = 'rental') => ({
  type,
  price,
  priceAmount: parsePrice(price),
  salePrice: type === 'real_estate' ? price : '',
  salePriceAmount: type === 'real_estate' ? parsePrice(price) : 0,
});

describe('the unit that a price names', () => {
  it.each([
    ['from €1,250 per night', 1],
    ['€2,400 per day', 1],
    ['from €16,800 per week', 7],
    ['€5,000/week', 7],
    ['€5,000 a week', 7],
    ['€5,000 weekly', 7],
    ['Weekly rate €5,000', 7],
    ['€3,200 per month', 30],
    ['€3,200 / month', 30],
    ['€1,250.50 per week', 7],
    ['€9,000 - €12,000 per week', 7],
    ['€2,500 pcm', 30],
    ['€24,000 per year', 365],
    ['€24,000 a year', 365],
    ['€24,000 yearly', 365],
    ['€24,000 per annum', 365],
    ['€24,000 annually', 365],
    ['€24,000 p.a.', 365],
    ['€24,000 pa', 365],
    ['€3,800 per event, PA system included', null],
    ['€2,000 a month, for a year', 30],
    ['€2,500 p.c.m.', 30],
    ['€2,500 per calendar month', 30],
    ['€8,400 pw', 7],
    ['€8,400/wk', 7],
    ['€2,500/mo', 30],
    ['€8,400 p/week', 7],
    ['€8,400 p/w', 7],
    ['€2,500 p/m', 30],
    ['€450 p/n', 1],
    ['€450 pn', 1],
    ['€3,800 w/meals', null],
    ['€2,500 pm', 30],
    ['€2,500 p.m.', 30],
    ['€24,000 / yr', 365],
    ['€900, check-in from 4 pm', null],
    ['€8,400 each week', 7],
    ['€900 a night, €5,600 a week', 1],
    ['€5,600 a week (€900 a night)', 7],
    ['€900, cleaning €60 per week', null],
    ['€900 at the weekend', null],
    ['€3,800 per event', null],
    ['from €500', null],
    ['Price on request, per week', null],
    ['', null],
  ])('of %j is %j nights or days', (text, days) => {
    expect(priceUnitDays(text)).toBe(days);
  });
});

describe('the amount that properties are compared by', () => {
  it('is that of a night: a seventh of a week, a thirtieth of a month, a 365th of a year', () => {
    expect(comparedAmount(priced('from €1,250 per night'))).toBe(1250);
    expect(comparedAmount(priced('from €16,800 per week'))).toBe(2400);
    expect(comparedAmount(priced('€3,200 per month'))).toBe(107);
    expect(comparedAmount(priced('€24,000 per year'))).toBe(66);
  });

  it('is that of a day for events, and of the event where the text names no time', () => {
    expect(comparedAmount(priced('€14,000 per week', 'event'))).toBe(2000);
    expect(comparedAmount(priced('from €3,800 per event', 'event'))).toBe(3800);
  });

  it('is the whole price of a property for sale, whatever else its text says', () => {
    expect(comparedAmount(priced('€2,400,000, condominium a month included', 'real_estate'))).toBe(2_400_000);
  });

  it.each([
    '€120 per m²',
    '€4,500/m2',
    '€ 4,500 a sqm',
    '4,500 €/m²',
    '€4,500 per sq. m',
    '€4,500 p/m²',
    '€15,000 per hectare',
  ])('is unknown for %j, the price of an area', (price) => {
    expect(comparedAmount(priced(price, 'real_estate'))).toBe(0);
  });

  it.each([
    ...['€9,000 for 7 nights', '€9,000 per 7 nights', '9,000 € / 7 nights'],
    ...['€9,000 for 2 weeks', '€9,000 per 7-night stay'],
  ])('is unknown for %j, the price of several nights', (price) => {
    expect(comparedAmount(priced(price))).toBe(0);
  });

  it.each([
    ['€9,100 for a week', 1300],
    ['€9,100 for the week', 1300],
    ['€450 per night for 2 people', 450],
    ['€450 per person per night', 450],
    ['€450 per weekday', 450],
    ['€2,400 per shooting day', 2400],
    ['€9,100 a week for 7 nights', 1300],
    ['€450 for 2 people', 450],
    ['€2,400 per event, for 2 days', 2400],
  ])('of %j is %i', (price, amount) => {
    expect(comparedAmount(priced(price))).toBe(amount);
  });

  it('is unknown for an amount that would be misread', () => {
    expect(comparedAmount(priced('€1.250.000', 'real_estate'))).toBe(0);
  });

  it('is that of the property where the price of an area follows', () => {
    expect(comparedAmount(priced('€950,000 (€4,500 per m²)', 'real_estate'))).toBe(950_000);
    expect(comparedAmount(priced('€950,000 for 210 m²', 'real_estate'))).toBe(950_000);
  });

  it('is 0 for an unknown price', () => {
    expect(comparedAmount(priced('Price on request'))).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(1, 7, 30), (amount, days) => {
        expect(amountPerDay(amount, days)).toBeGreaterThan(0);
        expect(Number.isInteger(amountPerDay(amount, days))).toBe(true);
      }),
    );
  });
});
