import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEDROOM_BOUNDS, DOUBLES_MAX, PEOPLE_BOUNDS, PRICE_BOUNDS } from '#domain/search/limits.ts';
import { decodeSearch, encodeSearch, readSearchUrl, searchUrl } from './listing-url.ts';
import { DEFAULT_SEARCH, LISTING_VIEWS, withStay } from '#domain/search/listing-search.ts';
import { addDays } from '#domain/stay/nights.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { destinationListingPath } from '#domain/places/destination-listing.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { LISTING_LOCATIONS, locationMatcher } from '#domain/places/locations.ts';
import { LISTING_PATHS } from '#domain/site/paths.ts';
import { SORT_FIELDS, TOTAL } from '#domain/search/sort.ts';
import { hasSearchParameters, SEARCH_PARAMETERS } from '#domain/search/parameters.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';

const TODAY = lisbonTime(new Date()).date;
const names = Object.values(SEARCH_PARAMETERS);
const scrap = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9a-z.%+_-]{0,12}$/));
/** Query strings of all kinds: noise, and known parameters with noise in them. */
const queryString = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), scrap), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  fc.array(fc.tuple(fc.constantFrom(...names), scrap)).map((pairs) => new URLSearchParams(pairs).toString()),
);

describe('the link from a destination to a listing', () => {
  it.each(DESTINATION_SLUGS)('shows only what is at %s', (slug) => {
    const { pathname, search } = new URL(destinationListingPath('real_estate', slug), 'https://example.com');
    expect(pathname).toBe(LISTING_PATHS.real_estate);
    const isShown = locationMatcher(decodeSearch('real_estate', search).filter.location);
    if (!isShown) throw new Error('expected a location');
    const shown = DESTINATION_SLUGS.filter((destination) => isShown({ destination, placeText: '' }));
    expect(shown).toEqual([slug]);
  });
});

describe('any query string', () => {
  it('is parsed without an error, as a valid search', () => {
    fc.assert(
      fc.property(queryString, (query) => {
        const { text, stay, filter, sort, view, page, quickFilters, amenities } = decodeSearch('rental', query);
        expect(text.length).toBeLessThanOrEqual(SEARCH_TEXT_MAX);
        expect(text === '' || text.trim() !== '').toBe(true);
        expect(filter.type).toBe('all');
        expect(filter.location.every((label) => LISTING_LOCATIONS.some((known) => known === label))).toBe(true);
        for (const [min, max, bounds] of [
          [filter.minPrice, filter.maxPrice, PRICE_BOUNDS],
          [filter.minBedrooms, filter.maxBedrooms, BEDROOM_BOUNDS],
          [filter.minPeople, filter.maxPeople, PEOPLE_BOUNDS],
        ] as const) {
          expect(bounds.min <= min && min <= max && max <= bounds.max).toBe(true);
        }
        expect(filter.minDoubles >= 0 && filter.minDoubles <= DOUBLES_MAX).toBe(true);
        expect(SORT_FIELDS.some(({ id }) => id === sort.field) || (stay !== null && sort.field === TOTAL)).toBe(true);
        expect(stay === null || (TODAY <= stay.from && stay.from < stay.to)).toBe(true);
        expect(LISTING_VIEWS).toContain(view);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(new Set([...quickFilters, ...amenities]).size).toBeLessThanOrEqual(
          quickFilters.length + amenities.length,
        );
      }),
    );
  });

  it('is parsed as the search that its canonical form encodes', () => {
    fc.assert(
      fc.property(queryString, (query) => {
        const search = decodeSearch('rental', query);
        expect(decodeSearch('rental', encodeSearch(search))).toEqual(search);
      }),
    );
  });

  it.each(['', '?', 'q=+', 'price=9-1', 'bedrooms=0-99', 'sort=rating-asc', 'page=0', 'view=list', 'quick=;drop'])(
    'that is meaningless (%j) is the default search',
    (query) => {
      expect(decodeSearch('rental', query)).toEqual(DEFAULT_SEARCH);
    },
  );
});

describe('the URL of a search', () => {
  it('has text, filters, sort, view and page, but no defaults', () => {
    const search = {
      ...DEFAULT_SEARCH,
      text: 'sea view',
      filter: {
        ...DEFAULT_SEARCH.filter,
        location: ['Troia & Comporta', 'Algarve'],
        villaType: ['beach' as const],
        maxPrice: 5000,
        minBedrooms: 3,
        hasRentalOption: true,
      },
      quickFilters: ['pool' as const, 'ocean' as const],
      amenities: ['outdoor-dining'],
      sort: { field: 'price' as const, direction: 'desc' as const },
      view: 'map' as const,
      page: 2,
    };
    expect(searchUrl('rental', search)).toBe(
      '/rentals?q=sea+view&location=troia-comporta.algarve&villa=beach&price=-5000&bedrooms=3-&rental-option=1' +
        '&quick=ocean.pool&amenities=outdoor-dining&sort=price-desc&view=map&page=2',
    );
    expect(searchUrl('rental', DEFAULT_SEARCH)).toBe('/rentals');
  });

  it('has the stay, and an order by its total', () => {
    const [from, to] = [addDays(TODAY, 30), addDays(TODAY, 37)];
    const query = `check-in=${from}&check-out=${to}&adults=4&flexible=3&sort=total-asc`;
    const search = decodeSearch('rental', query);
    expect(search).toEqual({
      ...DEFAULT_SEARCH,
      stay: { from, to, guests: 4, isFlexible: true },
      sort: { field: 'total', direction: 'asc' },
    });
    expect(encodeSearch(search)).toBe(query);
    expect(decodeSearch('event', query)).toEqual(DEFAULT_SEARCH);
    expect(decodeSearch('rental', 'sort=total-asc')).toEqual(DEFAULT_SEARCH);
    expect(encodeSearch(withStay({ ...search, page: 3 }, null))).toBe('');
  });

  it('of a page of the untouched listing is the static page', () => {
    expect(searchUrl('event', { ...DEFAULT_SEARCH, page: 3 })).toBe('/events/3');
    expect(readSearchUrl('event', '/events/3', '')).toEqual({ ...DEFAULT_SEARCH, page: 3 });
    expect(readSearchUrl('event', '/events', '')).toEqual(DEFAULT_SEARCH);
    expect(readSearchUrl('event', '/events/3', 'q=barn').page).toBe(1);
  });

  it('is distinguished from URLs without search parameters', () => {
    expect(hasSearchParameters('?q=sea')).toBe(true);
    expect(hasSearchParameters('?utm_source=letter')).toBe(false);
    expect(hasSearchParameters('')).toBe(false);
  });
});
