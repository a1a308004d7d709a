import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORTLIST_MAX } from './limits.ts';
import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import { describeTripMatch, rankTripMatches, type TripWishes } from './rank-matches.ts';
import type { TripCandidate } from './candidate.ts';
import { TRIP_BUDGETS, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from './options.ts';

const idsOf = <Id extends string>(options: readonly { id: Id }[]) => options.map(({ id }) => id);
const some = <Id extends string>(options: readonly { id: Id }[]) => fc.subarray(idsOf(options));

const wishes: fc.Arbitrary<TripWishes> = fc.record({
  groupSize: fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.integer({ min: 0, max: 10 }) }),
  propertyType: some(TRIP_PROPERTY_TYPES),
  location: some(TRIP_LOCATIONS),
  budget: fc.constantFrom('' as const, ...idsOf(TRIP_BUDGETS)),
  interests: some(TRIP_INTERESTS),
  specialRequests: fc.constantFrom('', 'We need a pool, and the dog comes too.', 'Quiet, please.'),
});

const candidate: fc.Arbitrary<TripCandidate> = fc.record({
  id: fc.uuid(),
  slug: fc.constant('a-house'),
  title: fc.constantFrom('Casa da Duna', 'Quinta do Rio', 'Água de Cima'),
  location: fc.constant('Comporta'),
  people: fc.integer({ min: 0, max: 30 }),
  nightly: fc.option(fc.integer({ min: 1, max: 9000 })),
  types: some(TRIP_PROPERTY_TYPES),
  locations: some(TRIP_LOCATIONS),
  interests: some(TRIP_INTERESTS),
  filters: some(QUICK_FILTERS),
});

const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 30 });

const property: TripCandidate = {
  id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
  slug: 'casa-da-duna',
  title: 'Casa da Duna',
  location: 'Carvalhal, Comporta',
  people: 12,
  nightly: 1500,
  types: ['villa', 'beachfront'],
  locations: ['comporta'],
  interests: ['beach', 'spa', 'family', 'nature'],
  filters: ['pool'],
};

describe('a match', () => {
  it("says what fits and what is missing: 'fits 8 of 9: sea, pool, 12 guests; misses: golf within 10 km'", () => {
    const [match] = rankTripMatches(
      {
        groupSize: { adults: 8, children: 4 },
        propertyType: ['beachfront'],
        location: ['algarve', 'comporta'],
        budget: 'premium',
        interests: ['beach', 'nature', 'golf', 'spa'],
        specialRequests: 'A heated pool.',
      },
      [property],
    );
    expect(match && describeTripMatch(match)).toBe(
      'fits 8 of 9: Comporta, Beachfront, sea, nature, spa, pool, 12 guests, €1,000 - €2,000 per night; misses: golf within 10 km',
    );
  });

  it.each([
    ['We come with two dogs.', ['pets welcome']],
    ['No pets, but a pool and parking.', ['pool', 'parking']],
    ["We don't need a gym or a garage.", []],
    ['No dogs or pets; without any pool. Breakfast, please.', ['breakfast']],
  ])('wishes what is written, and not what is not wanted: %j', (specialRequests, wished) => {
    const [match] = rankTripMatches({ ...ANY, specialRequests }, [property]);
    expect([...(match?.fits ?? []), ...(match?.misses ?? [])].filter((text) => text !== '2 guests')).toEqual(wished);
  });

  it('names every wanted place when it is in none', () => {
    const [match] = rankTripMatches({ ...ANY, groupSize: { adults: 2, children: 0 }, location: ['douro', 'lisbon'] }, [
      property,
    ]);
    expect(match?.misses).toEqual(['Douro or Lisbon']);
  });
});

const ANY: TripWishes = {
  groupSize: { adults: 2, children: 0 },
  propertyType: [],
  location: [],
  budget: 'flexible',
  interests: [],
  specialRequests: '',
};

describe('the shortlist', () => {
  it('has at most five matches, best first, each with a result for every wish', () => {
    fc.assert(
      fc.property(wishes, candidates, (wanted, all) => {
        const list = rankTripMatches(wanted, all);
        expect(list.length).toBeLessThanOrEqual(SHORTLIST_MAX);
        expect(new Set(list.map(({ fits, misses }) => fits.length + misses.length)).size).toBeLessThanOrEqual(1);
        const fits = list.map((match) => match.fits.length);
        expect(fits).toEqual(fits.toSorted((one, other) => other - one));
        expect(fits.every((count) => count > 0)).toBe(true);
      }),
    );
  });

  it('does not leave out a property that fulfils more wishes than a listed one', () => {
    fc.assert(
      fc.property(wishes, candidates, (wanted, all) => {
        const list = rankTripMatches(wanted, all);
        const least = list.at(-1)?.fits.length ?? 0;
        const listed = new Set(list.map(({ propertyId }) => propertyId));
        for (const other of all.filter(({ id }) => !listed.has(id))) {
          const [alone] = rankTripMatches(wanted, [other]);
          expect(alone?.fits.length ?? 0).toBeLessThanOrEqual(least);
        }
      }),
    );
  });

  it('does not depend on the order of the properties', () => {
    fc.assert(
      fc.property(wishes, candidates, (wanted, all) => {
        expect(rankTripMatches(wanted, all.toReversed())).toEqual(rankTripMatches(wanted, all));
      }),
    );
  });

  it('has one more fulfilled wish when an interest of the property is added', () => {
    fc.assert(
      fc.property(wishes, candidate, (wanted, one) => {
        const added = one.interests.find((interest) => !wanted.interests.includes(interest));
        fc.pre(added !== undefined && one.people >= 20 && wanted.groupSize.adults + wanted.groupSize.children <= 20);
        const [before] = rankTripMatches(wanted, [one]);
        const [after] = rankTripMatches({ ...wanted, interests: [...wanted.interests, added] }, [one]);
        expect(after?.fits).toHaveLength((before?.fits.length ?? 0) + 1);
        expect(after?.misses).toEqual(before?.misses);
      }),
      { numRuns: 30 },
    );
  });
});
