// Asked by the build alone, which writes the answer into the page: the browser needs no list of pages.
import type { PageType } from '#domain/property/type.ts';
import { QUICK_FILTERS, type QuickFilterId, quickFilterSelection } from './quick-filter-list.ts';

/** Quick filters that make no sense for what a page lists: they are about stays, about deals by the night, or hold for all of it. */
const NOT_OFFERED: Record<PageType, readonly QuickFilterId[]> = {
  rental: [],
  real_estate: [
    'for-you',
    'daily-deals',
    'summer-spots',
    'families',
    'groups',
    'pet-friendly',
    'long-stays',
    'wifi',
    'breakfast',
  ],
  mid_term_rental: ['daily-deals', 'long-stays'],
  event: ['for-you', 'daily-deals', 'families', 'long-stays', 'breakfast'],
  retreat: ['daily-deals', 'long-stays'],
  production: ['for-you', 'daily-deals', 'families', 'long-stays', 'breakfast'],
};

/** The quick filters that a listing page offers as one number, a bit each in the order of QUICK_FILTERS. */
export function offeredQuickFilters(page: PageType): number {
  return quickFilterSelection(QUICK_FILTERS.map(({ id }) => id).filter((id) => !NOT_OFFERED[page].includes(id)));
}
