import { describe, expect, it } from 'vitest';
import { findableFilters } from '#domain/search/findable-filters.ts';
import { decodeSearch } from '../state/listing-url.ts';
import { emptyText } from './empty-text.ts';
import { nearPages } from './near-pages.ts';

describe('a search that found nothing', () => {
  const page = { type: 'real_estate', total: 8, number: 1, offered: 0, findable: findableFilters([]) } as const;

  it.each([
    ['quick=pool', 'No properties match your selected filters. Try adjusting your criteria.'],
    ['q=xyz', 'No properties match your search criteria. Try adjusting your filters.'],
    ['q=xyz&quick=pool', 'No properties match your search criteria. Try adjusting your filters.'],
    ['rental-option=1', 'No real estate properties with rental options available at the moment.'],
    ['rental-option=1&quick=pool', 'No properties match your selected filters. Try adjusting your criteria.'],
  ])('by %s says so', (query, text) => {
    expect(emptyText(page, decodeSearch(page.type, query))).toBe(text);
  });

  it('by dates says which, and whether filters were in the way', () => {
    const stay = { from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: false };
    const text = (query: string) => emptyText(page, { ...decodeSearch(page.type, query), stay });
    expect(text('')).toBe('No property is free from 3 to 10 July for 4 guests.');
    expect(text('quick=pool')).toBe('No property that matches your filters is free from 3 to 10 July for 4 guests.');
  });

  it('on a page without properties says that instead', () => {
    const empty = { ...page, type: 'event', total: 0 } as const;
    expect(emptyText(empty, decodeSearch(empty.type, 'q=xyz'))).toBe('No event venues available at the moment.');
  });
});

describe('links to pages of results', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 400, [1, 2, 3, 400]],
    [200, 400, [1, 198, 199, 200, 201, 202, 400]],
  ])('on page %i of %i are %j', (current, last, numbers) => {
    expect(nearPages(current, last)).toEqual(numbers);
  });
});
