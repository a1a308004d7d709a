import { describe, expect, it } from 'vitest';
import { implausibleValues } from './implausible-values.ts';

const letting = { type: 'rental', price: '€1,250 per night', salePrice: '', people: 8, bedrooms: 4 } as const;

describe('values that are probably mistakes', () => {
  it.each([
    ['an ordinary letting', {}, []],
    ['60 guests', { people: 60 }, []],
    ['61 guests', { people: 61 }, ['people']],
    ['30 bedrooms', { bedrooms: 30 }, []],
    ['31 bedrooms', { bedrooms: 31 }, ['bedrooms']],
    ['€100,000 a night', { price: '€100,000' }, []],
    ['more than €100,000 a night', { price: '€100,001' }, ['price']],
    ['a sale for €50 million', { type: 'real_estate', salePrice: '€50,000,000' }, []],
    ['a sale for more than €50 million', { type: 'real_estate', salePrice: '€50,000,001' }, ['price']],
    ['a venue for 300 guests', { type: 'event', people: 300 }, []],
    ['less than €25 a night', { price: '€24' }, ['price']],
    ['€25 a night', { price: '€25' }, []],
    ['a sale for less than €10,000', { type: 'real_estate', salePrice: '€9,999' }, ['price']],
    ['€125,000 in Portuguese notation', { price: '€125.000 per week' }, ['price']],
    ['€45,000 as thousands', { price: '€45k per month' }, ['price']],
    ['no price', { price: '' }, []],
    ['everything at once', { people: 500, bedrooms: 167, price: '€7,570,779' }, ['people', 'bedrooms', 'price']],
  ] as const)('of %s are %j', (_, given, expected) => {
    expect(implausibleValues({ ...letting, ...given })).toEqual(expected);
  });
});
