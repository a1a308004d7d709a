import { expect, it } from 'vitest';
import { readListedPrice } from './listed-price.ts';

it.each([
  ['€450 per night', { price: 450, unit: 'night' }],
  ['From €9,800 a week', { price: 9800, unit: 'week' }],
  ['€4,200 per month', { price: 4200, unit: 'month' }],
  ['€6,000 per day', { price: 6000, unit: 'night' }],
  ['€1,200', { price: 1200, unit: 'night' }],
  ['€24,000 per year', null],
  ['Price on request', null],
  ['€1.250 per night', null],
  ['€12k a month', null],
  ['', null],
])('the price of a stay in %j is %j', (price, expected) => {
  expect(readListedPrice({ type: 'rental', price, rentalPrice: '' })).toEqual(expected);
});

it('the price of a stay at a property for sale is its rent', () => {
  const villa = { type: 'real_estate', price: '€3,100,000', rentalPrice: '€7,000 a week' } as const;
  expect(readListedPrice(villa)).toEqual({ price: 7000, unit: 'week' });
  expect(readListedPrice({ ...villa, rentalPrice: '' })).toBeNull();
});
