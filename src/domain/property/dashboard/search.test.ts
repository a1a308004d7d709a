import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareDashboard, type DashboardRow } from './row.ts';
import {
  decodeDashboard,
  DEFAULT_DASHBOARD,
  encodeDashboard,
  isFiltered,
  searchDashboard,
  STATUS_FILTERS,
  type DashboardSearch,
} from './search.ts';
import { ADMIN_LOCATIONS } from '#domain/places/locations.ts';
import { SORT_FIELDS } from '#domain/search/sort.ts';

function property(title: string, fields: Partial<DashboardRow> = {}): DashboardRow {
  return {
    id: crypto.randomUUID(),
    rev: 1,
    archivedAt: null,
    title,
    location: 'Carvalhal, Comporta',
    destination: 'comporta',
    setting: null,
    type: 'rental',
    tag: '',
    price: '€500 per night',
    priceAmount: 500,
    salePrice: '',
    salePriceAmount: 0,
    saleState: 'available',
    people: 4,
    bedrooms: 2,
    bathrooms: 2,
    description: '',
    hasRentalOption: false,
    showOnRetreatsPage: false,
    showOnEventsPage: false,
    showOnProductionsPage: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    hero: null,
    ...fields,
  };
}

const properties = prepareDashboard([
  property('Quinta', {
    location: 'Pinhão, Douro',
    destination: 'douro',
    type: 'event',
    people: 80,
    priceAmount: 20_000,
  }),
  property('Álamo', { description: 'Under the pines' }),
  property('Beach house', { archivedAt: '2026-02-01T00:00:00.000Z' }),
  property('Palace', {
    type: 'real_estate',
    price: '',
    priceAmount: 0,
    salePrice: '€6,000,000',
    salePriceAmount: 6_000_000,
  }),
]);

const titles = (change: Partial<DashboardSearch>, filter: Partial<DashboardSearch['filter']> = {}): string[] =>
  searchDashboard(
    properties,
    { ...DEFAULT_DASHBOARD, ...change, filter: { ...DEFAULT_DASHBOARD.filter, ...filter } },
    ({ title, archivedAt }) => (archivedAt !== null ? 'archived' : title === 'Palace' ? 'draft' : 'live'),
  ).map(({ row }) => row.title);

describe('the dashboard', () => {
  it('shows properties that are not archived by title, in alphabetical order', () => {
    expect(titles({})).toEqual(['Álamo', 'Palace', 'Quinta']);
  });

  it('shows archived properties, or all', () => {
    expect(titles({ status: 'archived' })).toEqual(['Beach house']);
    expect(titles({ status: 'all' })).toHaveLength(4);
  });

  it('shows those of one status', () => {
    expect(titles({ status: 'draft' })).toEqual(['Palace']);
    expect(titles({ status: 'live' })).toEqual(['Álamo', 'Quinta']);
    expect(titles({ status: 'scheduled' })).toEqual([]);
  });

  it('finds words in title, location, description and tag', () => {
    expect(titles({ text: 'pines' })).toEqual(['Álamo']);
    expect(titles({ text: 'pinhao' })).toEqual(['Quinta']);
  });

  it('filters by type, location, guests and price, where a sale counts its sale price', () => {
    expect(titles({}, { type: 'event' })).toEqual(['Quinta']);
    expect(titles({}, { location: ['Douro'] })).toEqual(['Quinta']);
    expect(titles({}, { minPeople: 50 })).toEqual(['Quinta']);
    expect(titles({}, { minPrice: 5_000_001 })).toEqual(['Palace']);
  });

  it('sorts by any field in both directions', () => {
    expect(titles({ sort: { field: 'price', direction: 'desc' } })).toEqual(['Palace', 'Quinta', 'Álamo']);
    expect(titles({ sort: { field: 'people', direction: 'asc' } })[2]).toBe('Quinta');
  });

  it('sorts by the date of the first draft', () => {
    const dated = prepareDashboard([
      property('Old', { createdAt: '2025-01-01T00:00:00.000Z' }),
      property('New', { createdAt: '2026-01-01T00:00:00.000Z' }),
    ]);
    const search: DashboardSearch = { ...DEFAULT_DASHBOARD, sort: { field: 'created_at', direction: 'desc' } };
    expect(searchDashboard(dated, search, () => 'draft').map(({ row }) => row.title)).toEqual(['New', 'Old']);
  });

  it('puts a price on request last in both directions', () => {
    const priced = prepareDashboard([
      property('On request', { price: 'Price on request', priceAmount: 0 }),
      property('Dear', { price: '€900 per night', priceAmount: 900 }),
      property('Cheap', { price: '€300 per night', priceAmount: 300 }),
    ]);
    const order = (direction: 'asc' | 'desc'): string[] =>
      searchDashboard(priced, { ...DEFAULT_DASHBOARD, sort: { field: 'price', direction } }, () => 'live').map(
        ({ row }) => row.title,
      );
    expect(order('asc')).toEqual(['Cheap', 'Dear', 'On request']);
    expect(order('desc')).toEqual(['Dear', 'Cheap', 'On request']);
  });

  it('knows whether a search filters the list; order and page do not', () => {
    expect(isFiltered({ ...DEFAULT_DASHBOARD, page: 2, sort: { field: 'price', direction: 'desc' } })).toBe(false);
    expect(isFiltered({ ...DEFAULT_DASHBOARD, status: 'archived' })).toBe(true);
  });

  it('survives encoding and decoding', () => {
    const search = fc.record({
      text: fc.string({ maxLength: 20 }).map((text) => (text.trim() === '' ? '' : text)),
      status: fc.constantFrom(...STATUS_FILTERS),
      sort: fc.record({
        field: fc.constantFrom(...SORT_FIELDS.map(({ id }) => id)),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      page: fc.integer({ min: 1, max: 9999 }),
      filter: fc
        .record({
          type: fc.constantFrom('all' as const, 'rental' as const, 'production' as const),
          location: fc.subarray([...ADMIN_LOCATIONS]),
          minBedrooms: fc.integer({ min: 1, max: 10 }),
          maxBedrooms: fc.integer({ min: 10, max: 20 }),
          minPrice: fc.integer({ min: 0, max: 1000 }),
        })
        .map((filter) => ({ ...DEFAULT_DASHBOARD.filter, ...filter })),
    });
    fc.assert(
      fc.property(search, (given) => {
        expect(decodeDashboard(new URLSearchParams(encodeDashboard(given)))).toEqual(given);
      }),
    );
  });

  it('decodes any query string', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const search = decodeDashboard(new URLSearchParams(query));
        expect(search.page).toBeGreaterThan(0);
      }),
    );
    expect(decodeDashboard(new URLSearchParams('page=-1&sort=x&status=y&type=z'))).toEqual(DEFAULT_DASHBOARD);
  });
});
