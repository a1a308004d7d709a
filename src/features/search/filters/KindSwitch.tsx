import type { ReactElement } from 'react';
import { searchUrl } from '../state/listing-url.ts';
import { type ListingSearch, withStay } from '#domain/search/listing-search.ts';
import { latestDeparture } from '#domain/search/stay-search.ts';
import { PAGE_TYPE_LABELS } from '#domain/property/options.ts';
import type { PageType } from '#domain/property/type.ts';
import { STAY_PAGES } from '#domain/stay/stay-page.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

/**
 * Vacation or mid-term rentals: two pages, so that each can be shared; the search is kept, 'switching clears selected
 * amenity filters'.
 */
export function KindSwitch({ type, search }: { type: PageType; search: ListingSearch }): ReactElement {
  return (
    <nav aria-label={text.rentalKinds}>
      <ul className="rental-kinds">
        {STAY_PAGES.map((kind) => (
          <li key={kind}>
            <a
              href={searchUrl(kind, { ...searchOn(kind, search), amenities: [], page: 1 })}
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

/** Dates that are too long for a page would only be in its URL. */
function searchOn(kind: PageType, search: ListingSearch): ListingSearch {
  const { stay } = search;
  return stay !== null && stay.to > latestDeparture(kind, stay.from) ? withStay(search, null) : search;
}
