import { flushSync } from 'react-dom';
import type { PageType } from '#domain/property/type.ts';
import { hasSearchParameters } from '#domain/search/parameters.ts';
import { keptScroll } from './kept-scroll.ts';
import type { Listing } from './listing.ts';
import { followHistory, presentSearch } from './listing-history.ts';
import { type EarlyChoices, takeEarlyChoices } from './early-choices.ts';
import { listingPart, showResults } from './listing-parts.ts';

/** Connects a hydrated listing with its page: the URL, the history and the search bar in the head. */
export function connectPage(type: PageType, listing: Listing, early: EarlyChoices): void {
  listing.show(presentSearch(type));
  void listing.load();
  followHistory(type, (search, scroll) => {
    flushSync(() => listing.show(search));
    restoreScroll(listing, scroll);
  });
  // First: a search made before hydration writes a history entry with a position of its own. The HTML without a search
  // is back at its place since it was loaded (start-listing.ts), and the visitor may have scrolled.
  restoreScroll(listing, hasSearchParameters(location.search) ? keptScroll() : null);
  connectSearchBar(listing);
  takeEarlyChoices(listing, early);
}

/** Connects the search bar in the head with the search, in both directions. */
function connectSearchBar({ $state, change }: Listing): void {
  const bar = listingPart('bar', HTMLFormElement);
  const field = listingPart('field', HTMLInputElement);
  let shown = '';
  $state.subscribe(({ search: { text } }) => {
    // Only when the search changed, so that text being typed stays.
    if (text !== shown) field.value = text;
    shown = text;
  });
  bar.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    change({ ...$state.get().search, text: field.value, page: 1 });
    showResults();
  });
  // Pressed before hydration (start-listing.ts).
  const isPressed = bar.dataset['state'] === 'pressed';
  bar.dataset['state'] = 'connected';
  if (isPressed) bar.requestSubmit();
}

/** Restores the scroll position after going back, once the results are there; not after another search. */
function restoreScroll({ $state }: Listing, scroll: number | null): void {
  if (scroll === null) return;
  const wanted = $state.get().search;
  const end = $state.subscribe(({ search, found }) => {
    if (search === wanted && found.state === 'loading') return;
    // Not before the first call has returned `end`.
    queueMicrotask(() => end());
    if (search === wanted) requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' }));
  });
}
