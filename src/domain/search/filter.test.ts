import { describe, expect, it } from 'vitest';
import { compileFilter, DEFAULT_FILTER, type PropertyFilter } from './filter.ts';
import { PRICE_BANDS } from './filter-options.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { rowFixture } from './fixture.ts';
import type { SearchFacts } from './facts.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';

const priced = newProperty({
  id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
  slug: 'casa',
  title: 'Casa',
  location: 'Comporta',
  createdAt: '2026-03-01T09:00:00.000Z',
});

function passes(given: Partial<SearchFacts>, filter: Partial<PropertyFilter>): boolean {
  return compileFilter({ ...DEFAULT_FILTER, ...filter })(rowFixture(given));
}

describe('property filter', () => {
  it("defaults to 'type all, location empty, price 0 to 100000000, bedrooms 1 to 20, people 1 to 50, flags off'", () => {
    expect(DEFAULT_FILTER).toEqual({
      type: 'all',
      location: [],
      villaType: [],
      minPrice: 0,
      maxPrice: 100_000_000,
      minBedrooms: 1,
      maxBedrooms: 20,
      minDoubles: 0,
      minPeople: 1,
      maxPeople: 50,
      hasRentalOption: false,
    });
  });

  it('by default matches everything, even a hall for 200 guests without bedrooms', () => {
    expect(passes({ people: 200, bedrooms: 0, amount: 900_000_000 }, {})).toBe(true);
  });

  it('filters by type, long-term rentals with mid-term ones', () => {
    expect(passes({ type: 'rental' }, { type: 'rental' })).toBe(true);
    expect(passes({ type: 'event' }, { type: 'rental' })).toBe(false);
    expect(passes({ type: 'long_term_rental' }, { type: 'mid_term_rental' })).toBe(true);
    expect(passes({ type: 'rental', showOnEventsPage: true }, { type: 'event' })).toBe(true);
  });

  it('filters by price, both ends included', () => {
    expect(passes({ amount: 1000 }, { minPrice: 1000, maxPrice: 5000 })).toBe(true);
    expect(passes({ amount: 5000 }, { minPrice: 1000, maxPrice: 5000 })).toBe(true);
    expect(passes({ amount: 999 }, { minPrice: 1000, maxPrice: 5000 })).toBe(false);
    expect(passes({ amount: 5001 }, { minPrice: 1000, maxPrice: 5000 })).toBe(false);
  });

  it('filters by the price per night, whatever unit the text names', () => {
    const weekly = { amount: comparedAmount({ ...priced, price: '€6,300 per week', priceAmount: 6300 }) };
    const band = PRICE_BANDS.find(({ min, max }) => weekly.amount >= min && weekly.amount <= max);
    expect(band?.label).toBe('Under €1,000');
    expect(passes(weekly, { minPrice: 0, maxPrice: 999 })).toBe(true);
    expect(passes(weekly, { minPrice: 5000, maxPrice: 10_000 })).toBe(false);
  });

  it("'a property with no parsable price passes the price filter'", () => {
    expect(passes({ amount: 0 }, { minPrice: 1000, maxPrice: 5000 })).toBe(true);
  });

  it('filters by bedrooms and guests', () => {
    expect(passes({ bedrooms: 4 }, { minBedrooms: 4, maxBedrooms: 4 })).toBe(true);
    expect(passes({ bedrooms: 4 }, { minBedrooms: 5 })).toBe(false);
    expect(passes({ bedrooms: 4 }, { maxBedrooms: 3 })).toBe(false);
    expect(passes({ people: 8 }, { minPeople: 9 })).toBe(false);
    expect(passes({ people: 8 }, { maxPeople: 7 })).toBe(false);
  });

  it('filters by bedrooms with a double bed', () => {
    expect(passes({ doubles: 2 }, { minDoubles: 2 })).toBe(true);
    expect(passes({ doubles: 2 }, { minDoubles: 3 })).toBe(false);
  });

  it('filters by location and type of villa', () => {
    expect(passes({}, { location: ['Troia & Comporta'] })).toBe(true);
    expect(passes({}, { location: ['Algarve'] })).toBe(false);
    expect(passes({ setting: 'beach' }, { villaType: ['city', 'beach'] })).toBe(true);
    expect(passes({ setting: 'beach' }, { villaType: ['city'] })).toBe(false);
    expect(passes({ setting: null }, { villaType: ['city'] })).toBe(false);
  });

  it("'show only properties with rental options'", () => {
    expect(passes({ hasRentalOption: true }, { hasRentalOption: true })).toBe(true);
    expect(passes({ hasRentalOption: false }, { hasRentalOption: true })).toBe(false);
  });
});
