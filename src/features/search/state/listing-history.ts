import { readSearchAddress, searchAddress } from './listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { PageType } from '#domain/property/type.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { keepScroll, keptScroll } from './kept-scroll.ts';
import type { HistoryEntry } from './listing-state.ts';

/** Milliseconds without scrolling after which the position is kept; browsers refuse to be told at every step. */
const SETTLED = 150;

/** The search that the present address stands for. */
export function presentSearch(): ListingSearch {
  return readSearchAddress(location.pathname, location.search);
}

/** Writes the address that waits for the next paint. */
let late: (() => void) | undefined;

/**
 * Writes a search into the address; a new entry begins where the visitor stands. An entry that goes on is written after
 * the paint: it takes milliseconds, and the results of a keystroke do not wait for it.
 */
export function writeAddress(type: PageType, search: ListingSearch, entry: HistoryEntry): void {
  const address = searchAddress(type, search);
  if (entry === 'push') {
    writeLate();
    keepScroll();
    history.pushState({ scroll: scrollY }, '', address);
  } else {
    late = () => history.replaceState({ scroll: scrollY }, '', address);
    afterPaint(writeLate);
  }
}

function writeLate(): void {
  late?.();
  late = undefined;
}

/** Takes the scroll position into our hands: the browser would restore it before the results stand there. */
export function followHistory(show: (search: ListingSearch) => void): void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SETTLED);
  };
  addEventListener('scroll', settle, { passive: true });
  addEventListener('pagehide', () => {
    writeLate();
    keepScroll();
  });
  addEventListener('popstate', () => {
    clearTimeout(timer);
    late = undefined;
    const scroll = keptScroll();
    show(presentSearch());
    // A fragment of the page is an entry too, and where that leads the browser knows.
    if (scroll !== null) scrollTo({ top: scroll, behavior: 'instant' });
  });
}
