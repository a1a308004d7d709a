import type { ReactElement } from 'react';
import { searchUrl } from '../state/listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { PAGE_TYPE_LABELS } from '#domain/property/options.ts';
import type { PageType } from '#domain/property/type.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

const KINDS = ['rental', 'mid_term_rental'] as const;

/** Whether a page is one of the two that share the switch. */
export function sharesSwitch(type: PageType): boolean {
  return KINDS.some((kind) => kind === type);
}

/**
 * Vacation or mid-term rentals: two pages, so that each can be shared; the search is kept, 'switching clears selected
 * amenity filters'.
 */
export function KindSwitch({ type, search }: { type: PageType; search: ListingSearch }): ReactElement {
  return (
    <nav aria-label={text.rentalKinds}>
      <ul className="flex flex-wrap gap-x-6">
        {KINDS.map((kind) => (
          <li key={kind}>
            <a
              href={searchUrl(kind, { ...search, amenities: [], page: 1 })}
              aria-current={kind === type ? 'page' : undefined}
            >
              {PAGE_TYPE_LABELS[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
