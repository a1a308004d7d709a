import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SORT,
  oppositeDirection,
  type PropertySort,
  readListingSort,
  readSort,
  SORT_FIELDS,
  sortRows,
  writeSort,
} from './sort.ts';
import { rowsFixture } from './fixture.ts';
import type { SearchFacts } from './facts.ts';

function sorted(given: Partial<SearchFacts>[], sort: PropertySort): string[] {
  const named = given.map((facts, index) => ({ id: String(index), ...facts }));
  return sortRows(rowsFixture(named), sort).map(({ id }) => id);
}

function titles(given: string[], direction: 'asc' | 'desc' = 'asc'): string[] {
  const rows = rowsFixture(given.map((title) => ({ title })));
  return sortRows(rows, { field: 'title', direction }).map(({ title }) => title);
}

describe('sorting', () => {
  it("has the fields 'title (Name), location, created_at (Date Added), price, people (Capacity), bedrooms'", () => {
    expect(SORT_FIELDS.map(({ id, label }) => `${id} (${label})`).join(', ')).toBe(
      'title (Name), location (Location), created_at (Date Added), price (Price), people (Capacity), bedrooms (Bedrooms)',
    );
  });

  it("'listing sort defaults to title ascending'", () => {
    expect(DEFAULT_SORT).toEqual({ field: 'title', direction: 'asc' });
  });

  it('puts titles in alphabetical order, ignoring accents and case, numbers by value', () => {
    expect(titles(['Villa 10', 'Óbidos', 'villa 2', 'Alma', 'Ponte'])).toEqual([
      'Alma',
      'Óbidos',
      'Ponte',
      'villa 2',
      'Villa 10',
    ]);
    expect(titles(['Alma', 'Ponte', 'Óbidos'], 'desc')).toEqual(['Ponte', 'Óbidos', 'Alma']);
  });

  it('by name puts what is sold last in both directions', () => {
    const given = [
      { title: 'Alma', saleState: 'sold' },
      { title: 'Ponte' },
      { title: 'Casa' },
      { saleState: 'sold', title: 'Zimbro' },
    ] as const;
    expect(sorted([...given], { field: 'title', direction: 'asc' })).toEqual(['2', '1', '0', '3']);
    expect(sorted([...given], { field: 'title', direction: 'desc' })).toEqual(['1', '2', '3', '0']);
  });

  it('puts unknown prices last in both directions, in the order they had', () => {
    const given = [{ amount: 0 }, { amount: 500 }, { amount: 0 }, { amount: 90 }];
    expect(sorted(given, { field: 'price', direction: 'asc' })).toEqual(['3', '1', '0', '2']);
    expect(sorted(given, { field: 'price', direction: 'desc' })).toEqual(['1', '3', '0', '2']);
  });

  it('puts the newest first when descending by date', () => {
    const dates = [{ addedAt: '2025-05-01T00:00:00.000Z' }, { addedAt: '2026-01-01T00:00:00.000Z' }];
    expect(sorted(dates, { field: 'created_at', direction: 'desc' })).toEqual(['1', '0']);
  });

  it.each(['asc', 'desc'] as const)('keeps the order of equals (%s)', (direction) => {
    for (const { id: field } of SORT_FIELDS) {
      expect(sorted([{}, {}, {}, {}], { field, direction })).toEqual(['0', '1', '2', '3']);
    }
  });

  it('does not change the given list', () => {
    const rows = rowsFixture([{ people: 9 }, { people: 1 }]);
    sortRows(rows, { field: 'people', direction: 'asc' });
    expect(rows.map(({ people }) => people)).toEqual([9, 1]);
  });

  it('toggles between ascending and descending', () => {
    expect(oppositeDirection('asc')).toBe('desc');
    expect(oppositeDirection('desc')).toBe('asc');
  });

  it('by the total needs a stay', () => {
    const sort = { field: 'total', direction: 'desc' } as const;
    expect(readListingSort(writeSort(sort), true)).toEqual(sort);
    expect(readListingSort(writeSort(sort), false)).toBe(DEFAULT_SORT);
    expect(readListingSort('price-desc', false)).toEqual({ field: 'price', direction: 'desc' });
  });

  it('leaves the default order out of URLs and reads every other order as it was written', () => {
    expect(writeSort(DEFAULT_SORT)).toBe('');
    for (const { id: field } of SORT_FIELDS) {
      for (const direction of ['asc', 'desc'] as const) {
        expect(readSort(writeSort({ field, direction }))).toEqual({ field, direction });
      }
    }
    expect(readSort('rating-asc')).toBe(DEFAULT_SORT);
  });
});
