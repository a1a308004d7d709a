import { hasSearchParameters } from '#domain/search/parameters.ts';
import { rememberListing } from '#lib/last-listing.ts';
import { hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';
import { findParts, type ListingParts, showResults } from './state/listing-parts.ts';
import { keptScroll } from './state/kept-scroll.ts';
import { typePlaceholder } from './bar/typing-placeholder.ts';

/** The code of the search, which loads only when somebody uses it. */
export interface ListingCode {
  /** Hydrates the tools. */
  mount: (parts: ListingParts) => Promise<void>;
}

/**
 * Prepares a listing page: it hydrates on the first interaction with its search or tools, or immediately when the URL
 * has a search.
 */
export function startListing(load: () => Promise<ListingCode>): void {
  const parts = findParts();
  typePlaceholder(parts.field);
  addEventListener('pagehide', () => rememberListing(location.pathname + location.search));

  let hydrating: Promise<void> | null = null;
  const hydrate = (): Promise<void> => {
    hydrating ??= load().then(({ mount }) => mount(parts));
    // The next interaction retries.
    hydrating.catch(() => (hydrating = null));
    return hydrating;
  };
  hydrateOnInteraction(parts.bar, hydrate);
  hydrateOnInteraction(parts.tools, hydrate);

  parts.bar.addEventListener('submit', (event) => {
    // 'Empty or whitespace query is not sent, but the scroll-to-results callback still runs.'
    if (parts.field.value.trim() !== '') return;
    event.preventDefault();
    showResults(parts);
  });

  if (hasSearchParameters(location.search)) hydrateAtOnce(parts, hydrate);
  else restoreScroll();
}

function hydrateAtOnce({ cards, notices }: ListingParts, hydrate: () => Promise<void>): void {
  cards.hidden = true;
  notices.loading.hidden = false;
  hydrate().catch((error: unknown) => {
    notices.loading.hidden = true;
    notices.failed.hidden = false;
    cards.hidden = false;
    reportError(error);
  });
}

/** A hydrated listing stores its own scroll positions; before hydration this restores them after going back. */
function restoreScroll(): void {
  const scroll = keptScroll();
  if (history.scrollRestoration !== 'manual' || scroll === null) return;
  scrollTo({ top: scroll, behavior: 'instant' });
}
