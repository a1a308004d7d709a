import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER } from '#domain/search/filter.ts';
import { PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import { draftOf, EMPTY_DRAFT, filterOf } from './panel-draft.ts';

describe('the filter panel', () => {
  it("begins with 'All' and with 'bedrooms min 1, max 12', which filter nothing", () => {
    expect(EMPTY_DRAFT).toMatchObject({ location: [], villaType: [], bedrooms: { min: 1, max: 12 } });
    expect(filterOf(EMPTY_DRAFT, DEFAULT_FILTER)).toEqual(DEFAULT_FILTER);
  });

  it('shows the current filter and returns it unchanged', () => {
    const filter = {
      ...DEFAULT_FILTER,
      location: ['Algarve'],
      villaType: ['city' as const],
      minPrice: 1000,
      maxPrice: 5000,
      minBedrooms: 2,
      maxBedrooms: 5,
      minPeople: 4,
      minDoubles: 3,
      hasRentalOption: true,
    };
    expect(draftOf(filter)).toMatchObject({ location: ['Algarve'], villaType: ['City'], bedrooms: { min: 2, max: 5 } });
    expect(filterOf(draftOf(filter), filter)).toEqual(filter);
  });

  it('keeps the bedrooms of a link that are those it begins with, until they are changed or cleared', () => {
    const linked = { ...DEFAULT_FILTER, minBedrooms: 1, maxBedrooms: 12 };
    expect(filterOf(draftOf(linked), linked)).toEqual(linked);
    expect(filterOf(EMPTY_DRAFT, DEFAULT_FILTER)).toEqual(DEFAULT_FILTER);
    const fewer = { ...DEFAULT_FILTER, minBedrooms: 2, maxBedrooms: 12 };
    expect(filterOf(EMPTY_DRAFT, fewer)).toEqual(DEFAULT_FILTER);
    expect(filterOf({ ...EMPTY_DRAFT, bedrooms: { min: 2, max: 12 } }, DEFAULT_FILTER)).toEqual(fewer);
  });

  it('keeps a maximum of guests, which it does not show, until the visitor says how many', () => {
    const filter = { ...DEFAULT_FILTER, minPeople: 2, maxPeople: 6 };
    expect(filterOf(draftOf(filter), filter)).toMatchObject({ minPeople: 2, maxPeople: 6 });
    for (const guests of [1, 3, 9]) {
      expect(filterOf({ ...draftOf(filter), guests }, filter)).toMatchObject({
        minPeople: guests,
        maxPeople: PEOPLE_BOUNDS.max,
      });
    }
  });
});
