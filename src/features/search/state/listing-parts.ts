/** Id of the tools and everything below them. */
export const LISTING_ID = 'listing';

/** Id of the results, which take the focus when the visitor goes to them. */
export const RESULTS_ID = 'listing-results';

/** An element of a listing page's HTML, by its `data-listing`. */
export function listingPart<E extends HTMLElement>(name: string, kind: new () => E): E {
  const element = document.querySelector(`[data-listing="${name}"]`);
  if (!(element instanceof kind)) throw new Error(`The page has no listing part '${name}'.`);
  return element;
}

/** Scrolls to the tools, below which the results begin; to their container, because they may stick to the header. */
export function showTools(): void {
  document.getElementById(LISTING_ID)?.scrollIntoView();
}

/** Scrolls to the tools and moves the focus to the results. */
export function showResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
  showTools();
}

/** Shows the cards of the HTML, or what stands in their place until the code of the search decides. */
export function showStatic(shown: 'cards' | 'loading' | 'failed'): void {
  listingPart('cards', HTMLElement).hidden = shown === 'loading';
  listingPart('loading', HTMLElement).hidden = shown !== 'loading';
  listingPart('failed', HTMLElement).hidden = shown !== 'failed';
}
