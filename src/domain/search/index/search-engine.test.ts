import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITY_FILTERS } from '../amenity-filters.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { DEFAULT_SEARCH } from '../listing-search.ts';
import { LISTING_LOCATIONS } from '#domain/places/locations.ts';
import { compileFilter, DEFAULT_FILTER } from '../filter.ts';
import { DEFAULT_SORT, type PropertySort, SORT_FIELDS, sortRows } from '../sort.ts';
import { PROPERTY_SETTINGS } from '#domain/property/options.ts';
import { matchesQuickFilters, QUICK_FILTERS, quickFilterSelection } from '../quick-filter-list.ts';
import { prepareSearchRows } from '../row.ts';
import { matchesSearch } from '../text-match.ts';
import type { IndexedProperty } from './indexed-property.ts';
import { indexedPropertyFixture } from './indexed-property-fixture.ts';
import { makeIndex } from './index-file.ts';
import { createSearchEngine, type EngineSearch } from './search-engine.ts';
import { readIndex } from './read-index.ts';

/** The properties in the default order, as the build lists them. */
function listed(properties: readonly IndexedProperty[]): IndexedProperty[] {
  const rows = sortRows(prepareSearchRows(properties), DEFAULT_SORT);
  return rows.flatMap(({ id }) => properties.find((property) => property.id === id) ?? []);
}

function slugsFound(properties: readonly IndexedProperty[], search: EngineSearch): string[] {
  const file: unknown = JSON.parse(JSON.stringify(makeIndex(listed(properties), [])));
  return createSearchEngine(readIndex(file))(search)?.map(({ slug }) => slug) ?? [];
}

/** A search without dates. */
type UndatedSearch = Omit<EngineSearch, 'sort'> & { readonly sort: PropertySort };

/** What the specification says, row by row, without an index. */
function slugsExpected(properties: readonly IndexedProperty[], search: UndatedSearch): string[] {
  const byId = new Map(properties.map((property) => [property.id, property]));
  const hasAmenities = (id: string): boolean =>
    AMENITY_FILTERS.every((filter, bit) => {
      return !search.amenities.includes(filter.id) || ((byId.get(id)?.amenities ?? 0) & (1 << bit)) !== 0;
    });
  const rows = prepareSearchRows(listed(properties)).filter(
    (row) =>
      matchesSearch(row, search.text) &&
      compileFilter(search.filter)(row) &&
      matchesQuickFilters(row, quickFilterSelection(search.quickFilters)) &&
      hasAmenities(row.id),
  );
  return sortRows(rows, search.sort).map(({ id }) => byId.get(id)?.slug ?? '');
}

const word = fc.constantFrom(
  ...[
    'Casa',
    'casas',
    'da',
    'Água',
    'AGUA',
    'Luz,',
    'Luz',
    '2',
    '10',
    'Porto',
    'Covo',
    'ﬁgo',
    'Straße',
    'ΟΔΟΣ',
    '(sea)',
  ],
);
const line = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
);
const place = fc.oneof(fc.constantFrom('Sintra', 'Porto Covo', 'Évora, Alentejo', 'East of Lisbon', 'Lisbon'), line);
const fields = fc.record({
  title: line,
  location: place,
  description: fc.oneof(
    fc.constant(''),
    line,
    fc.array(word, { maxLength: 30 }).map((words) => words.join('\n')),
  ),
  tag: fc.oneof(fc.constant(''), line),
  destination: fc.option(fc.constantFrom(...DESTINATION_SLUGS)),
  setting: fc.option(fc.constantFrom(...PROPERTY_SETTINGS)),
  price: fc.constantFrom('from €1,250 per night', '€9,000 per week', '€3,200 / month', 'Price on request'),
  shownAmount: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  people: fc.nat(60),
  bedrooms: fc.nat(25),
  doubles: fc.nat(12),
  hasRentalOption: fc.boolean(),
  addedAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00Z', '2025-06-01T10:00:00.001Z'),
  quickFilters: fc.nat(2 ** QUICK_FILTERS.length - 1),
  amenities: fc.nat(2 ** AMENITY_FILTERS.length - 1),
});
const catalogue = fc
  .array(fields, { maxLength: 25 })
  .map((list) =>
    list.map((given, index) => indexedPropertyFixture({ ...given, id: `${index}`, slug: `house-${index}` })),
  );

const span = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most)).map(([one, other]) => [one, other].sort((a, b) => a - b));
const filter = fc
  .record({
    location: fc.oneof(fc.constant([]), fc.subarray([...LISTING_LOCATIONS], { maxLength: 3 })),
    villaType: fc.oneof(fc.constant([]), fc.subarray([...PROPERTY_SETTINGS])),
    price: fc.option(span(10_000_000)),
    bedrooms: fc.option(span(20)),
    people: fc.option(span(50)),
    minDoubles: fc.nat(6),
    hasRentalOption: fc.boolean(),
  })
  .map(({ price, bedrooms, people, ...rest }) => ({
    ...DEFAULT_FILTER,
    ...rest,
    ...(price && { minPrice: price[0] ?? 0, maxPrice: price[1] ?? 0 }),
    ...(bedrooms && { minBedrooms: bedrooms[0] ?? 0, maxBedrooms: bedrooms[1] ?? 0 }),
    ...(people && { minPeople: people[0] ?? 0, maxPeople: people[1] ?? 0 }),
  }));
const search: fc.Arbitrary<UndatedSearch> = fc.record({
  stay: fc.constant(null),
  text: fc.oneof(fc.constant(''), word, line, fc.string({ maxLength: 3 })),
  filter: fc.oneof(fc.constant(DEFAULT_FILTER), filter),
  quickFilters: fc.subarray(
    QUICK_FILTERS.map(({ id }) => id),
    { maxLength: 2 },
  ),
  amenities: fc.subarray(
    AMENITY_FILTERS.map(({ id }) => id),
    { maxLength: 2 },
  ),
  sort: fc.record({
    field: fc.constantFrom(...SORT_FIELDS.map(({ id }) => id)),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
});

describe('the search engine over a packed index', () => {
  it('agrees with looking at every property by itself, for any catalogue and search', () => {
    fc.assert(
      fc.property(catalogue, search, (properties, wanted) => {
        expect(slugsFound(properties, wanted)).toEqual(slugsExpected(properties, wanted));
      }),
    );
  });

  it('agrees for any part of a text', () => {
    const field = fc.constantFrom('title' as const, 'location' as const, 'description' as const, 'tag' as const);
    const part = fc.tuple(fc.nat(24), field, fc.nat(30), fc.nat(8));
    fc.assert(
      fc.property(catalogue, part, (properties, [index, name, start, length]) => {
        const text = (properties[index]?.[name] ?? '').slice(start, start + length);
        const wanted = { ...DEFAULT_SEARCH, sort: DEFAULT_SORT, text };
        expect(slugsFound(properties, wanted)).toEqual(slugsExpected(properties, wanted));
      }),
    );
  });

  it('finds everything, in the order of names, for the default search', () => {
    const properties = ['Óbidos 10', 'obidos 2', 'Avis'].map((title, index) =>
      indexedPropertyFixture({ id: `${index}`, slug: `house-${index}`, title }),
    );
    expect(slugsFound(properties, DEFAULT_SEARCH)).toEqual(['house-2', 'house-1', 'house-0']);
  });
});
