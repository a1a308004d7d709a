// Only the build uses this and writes the result into the page: the browser needs no list of pages.
import type { PageType } from '#domain/property/type.ts';
import { QUICK_FILTERS, type QuickFilterId, quickFilterSelection } from './quick-filter-list.ts';

/** Quick filters that make no sense on a page: they are about stays or deals per night, or match every property. */
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
  event: ['for-you', 'daily-deals', 'families', 'long-stays', 'breakfast', 'ground-floor'],
  retreat: ['daily-deals', 'long-stays'],
  production: ['for-you', 'daily-deals', 'families', 'long-stays', 'breakfast', 'ground-floor'],
};

/** The quick filters of a listing page as one number, one bit each in the order of QUICK_FILTERS. */
export function offeredQuickFilters(page: PageType): number {
  return quickFilterSelection(QUICK_FILTERS.map(({ id }) => id).filter((id) => !NOT_OFFERED[page].includes(id)));
}
