import { readSearchUrl, searchUrl } from './listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { PageType } from '#domain/property/type.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { keepScroll, keptScroll } from './kept-scroll.ts';
import type { HistoryEntry } from './listing-state.ts';

/** Milliseconds without scrolling before the position is stored; browsers limit the rate of history updates. */
const SETTLED = 150;

/** The search in the present URL. */
export function presentSearch(type: PageType): ListingSearch {
  return readSearchUrl(type, location.pathname, location.search);
}

/** Writes the URL after the next paint. */
let pendingWrite: (() => void) | undefined;

/**
 * Writes a search into the URL; a new entry keeps the scroll position. A replaced entry is written after the paint: it
 * takes milliseconds, which the results of a keystroke must not wait for.
 */
export function writeUrl(type: PageType, search: ListingSearch, entry: HistoryEntry): void {
  const url = searchUrl(type, search);
  if (entry === 'push') {
    flushPendingWrite();
    keepScroll();
    history.pushState({ scroll: scrollY }, '', url);
  } else {
    pendingWrite = () => history.replaceState({ scroll: scrollY }, '', url);
    afterPaint(flushPendingWrite);
  }
}

function flushPendingWrite(): void {
  pendingWrite?.();
  pendingWrite = undefined;
}

/**
 * Handles scroll restoration: the browser would restore the position before the results are there. `show` gets the search
 * of a history entry and the position on its page; null for none, as of a fragment, which the browser handles.
 */
export function followHistory(type: PageType, show: (search: ListingSearch, scroll: number | null) => void): void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SETTLED);
  };
  addEventListener('scroll', settle, { passive: true });
  addEventListener('pagehide', () => {
    flushPendingWrite();
    keepScroll();
  });
  addEventListener('popstate', () => {
    clearTimeout(timer);
    pendingWrite = undefined;
    show(presentSearch(type), keptScroll());
  });
}
