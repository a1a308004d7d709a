import { hasSearchParameters } from '#domain/search/parameters.ts';
import { rememberListing } from '#lib/last-listing.ts';
import { typePlaceholder } from './bar/typing-placeholder.ts';
import { listingPart, RESULTS_ID, showResults, showStatic } from './state/listing-parts.ts';
import { keepScroll, keptScroll } from './state/kept-scroll.ts';

/** Prepares a listing page, whose search hydrates when it is used, or at once when the URL has a search. */
export function startListing(): void {
  const bar = listingPart('bar', HTMLFormElement);
  const field = listingPart('field', HTMLInputElement);
  typePlaceholder(field);
  addEventListener('pagehide', () => rememberListing(location.pathname + location.search));

  // The search bar is in the head, outside the island.
  for (const sign of ['pointerover', 'focusin']) bar.addEventListener(sign, hydrate);
  bar.addEventListener('submit', (event) => {
    const isEmpty = field.value.trim() === '';
    // The hydrated search sends it (connect-page.ts).
    if (!isEmpty && bar.dataset['state'] === 'connected') return;
    event.preventDefault();
    // 'Empty or whitespace query is not sent, but the scroll-to-results callback still runs.'
    if (isEmpty) {
      showResults();
      return;
    }
    bar.dataset['state'] = 'pressed';
    hydrate();
  });
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof Element) || target.querySelector(`#${RESULTS_ID}`) === null) return;
    // The browser sends it, and loads the page of the search.
    if (bar.dataset['state'] === 'pressed') bar.submit();
    if (hasSearchParameters(location.search)) showStatic('failed');
  });

  if (hasSearchParameters(location.search)) {
    showStatic('loading');
    hydrate();
  } else restoreScroll();
}

/** Asks for the search (islands/interaction-directive.ts). */
function hydrate(): void {
  document.getElementById(RESULTS_ID)?.dispatchEvent(new Event('hydrate', { bubbles: true }));
}

/** A hydrated listing stores its own scroll positions; before hydration this restores them after going back. */
function restoreScroll(): void {
  const scroll = keptScroll();
  if (history.scrollRestoration !== 'manual' || scroll === null) return;
  scrollTo({ top: scroll, behavior: 'instant' });
  // The visitor may leave again without a hydrated listing.
  addEventListener('scrollend', keepScroll);
}
