import { expect, it, vi } from 'vitest';
import { findableFilters } from '#domain/search/findable-filters.ts';
import { DEFAULT_SEARCH, type ListingSearch } from '#domain/search/listing-search.ts';
import { takeEarlyChoices } from './early-choices.ts';
import { createListing, type Listing } from './listing.ts';

const page = { type: 'rental', total: 60, number: 1, offered: 0, findable: findableFilters([]) } as const;

/** A listing whose URL has this search, and what is written into the URL from then on. */
function listingAt(search: Partial<ListingSearch>): { listing: Listing; written: unknown[] } {
  const written: unknown[] = [];
  const never = () => new Promise<never>(() => undefined);
  const listing = createListing(page, {
    loadCatalogue: never,
    loadStays: never,
    writeUrl: (wanted) => void written.push(wanted),
    reloadPage: vi.fn(),
  });
  listing.show({ ...DEFAULT_SEARCH, ...search });
  return { listing, written };
}

const byPrice = { field: 'price', direction: 'desc' } as const;

it('what was chosen before the search was there is searched for, from the first page', () => {
  const { listing, written } = listingAt({ text: 'sea', page: 2 });
  takeEarlyChoices(listing, { text: '', sortField: 'price' });
  const sort = { ...DEFAULT_SEARCH.sort, field: 'price' };
  expect(written).toEqual([{ ...DEFAULT_SEARCH, text: 'sea', sort, page: 1 }]);
});

it('a choice that the browser restored with the URL leaves the second page of results where it is', () => {
  const { listing, written } = listingAt({ text: 'sea', sort: byPrice, page: 2 });
  takeEarlyChoices(listing, { text: 'sea', sortField: 'price' });
  expect(listing.$state.get().search).toMatchObject({ sort: byPrice, page: 2 });
  expect(written).toEqual([]);
});
