import type { MouseEvent, ReactElement } from 'react';
import { searchUrl } from '../state/listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { PageType } from '#domain/property/type.ts';
import { nearPages } from './near-pages.ts';
import { RESULT_TEXT as text } from '../text.ts';

export interface ResultPagesProps {
  type: PageType;
  search: ListingSearch;
  /** Counted from 1. */
  current: number;
  last: number;
  onPage: (page: number) => void;
}

/** Links to the pages of the results, with their own URLs, followed without a page load. */
export function ResultPages({ type, search, current, last, onPage }: ResultPagesProps): ReactElement | null {
  if (last <= 1) return null;
  const link = (page: number) => ({
    href: searchUrl(type, { ...search, page }),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPage(page);
    },
  });
  return (
    <nav aria-label={text.pages} className="listing-pages">
      <ul>
        {nearPages(current, last).map((number) => (
          <li key={number}>
            <a {...link(number)} aria-label={text.page(number)} aria-current={number === current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {current > 1 && (
          <a {...link(current - 1)} rel="prev" className="button button-quiet">
            {text.previousPage}
          </a>
        )}
        {current < last && (
          <a {...link(current + 1)} rel="next" className="button button-primary">
            {text.nextPage}
          </a>
        )}
      </div>
    </nav>
  );
}
