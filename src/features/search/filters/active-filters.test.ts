import { describe, expect, it } from 'vitest';
import { decodeSearch, encodeSearch } from '../state/listing-url.ts';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { activeFilters } from './active-filters.ts';

const labels = (query: string) => activeFilters(decodeSearch('rental', query)).map(({ label }) => label);

describe('active filters', () => {
  it('do not include text, order, view and page', () => {
    expect(labels('q=sea&sort=price-desc&view=map&page=3')).toEqual([]);
    expect(activeFilters(DEFAULT_SEARCH)).toEqual([]);
  });

  it('name everything else that narrows', () => {
    expect(
      labels(
        'quick=pool.ocean&amenities=sauna&location=algarve&villa=beach&price=1000-5000&bedrooms=3-6&doubles=2&guests=8-&rental-option=1',
      ),
    ).toEqual([
      'Ocean',
      'Pool',
      'Sauna',
      'Algarve',
      'Beach',
      '€1,000 to €5,000',
      '3 to 6 bedrooms',
      '2+ double bedrooms',
      '8 guests or more',
      'With rental options',
    ]);
    expect(labels('price=120-130&bedrooms=2-2&guests=2-6')).toEqual(['€120 to €130', '2 bedrooms', '2 to 6 guests']);
    expect(labels('guests=4-4')).toEqual(['4 guests']);
  });

  it.each([
    ['price=1000-', 'From €1,000'],
    ['price=-3000', 'Up to €3,000'],
    ['price=-999', 'Under €1,000'],
    ['price=5000001-', 'Over €5M'],
    ['bedrooms=3-', '3 bedrooms or more'],
    ['bedrooms=20-20', '20 bedrooms or more'],
  ])('name no end that is open: %s', (query, label) => {
    expect(labels(query)).toEqual([label]);
  });

  it('begin with the stay, whose removal also ends an order by its total', () => {
    const stay = { from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: false };
    const search = { ...DEFAULT_SEARCH, stay, sort: { field: 'total', direction: 'asc' } as const, page: 2 };
    const [first, ...others] = activeFilters(search);
    expect(others).toEqual([]);
    expect(first).toEqual({ id: 'stay', label: '3 – 10 Jul · 4 guests', without: DEFAULT_SEARCH });
  });

  it('can each be removed, which goes to the first page', () => {
    const search = decodeSearch('rental', 'q=sea&quick=pool.ocean&location=algarve.azores&page=2');
    const without = Object.fromEntries(
      activeFilters(search).map((filter) => [filter.label, encodeSearch(filter.without)]),
    );
    expect(without).toEqual({
      Ocean: 'q=sea&location=algarve.azores&quick=pool',
      Pool: 'q=sea&location=algarve.azores&quick=ocean',
      Algarve: 'q=sea&location=azores&quick=ocean.pool',
      Azores: 'q=sea&location=algarve&quick=ocean.pool',
    });
  });
  it('that share a label are told apart', () => {
    const active = activeFilters(decodeSearch('rental', 'quick=pool.kitchen&amenities=pool.kitchen'));
    expect(active.map(({ label }) => label)).toEqual(['Pool', 'Kitchen', 'Kitchen', 'Pool']);
    expect(new Set(active.map(({ id }) => id)).size).toBe(4);
  });
});
