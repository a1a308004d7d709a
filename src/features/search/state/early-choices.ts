import { SORT_FIELDS } from '#domain/search/sort.ts';
import type { Listing } from './listing.ts';
import { LISTING_ID } from './listing-parts.ts';

/** What a visitor typed and chose in the tools of the HTML, before they were hydrated. */
export interface EarlyChoices {
  readonly text: string;
  /** Id of a field to sort by; '' when the HTML has none. */
  readonly sortField: string;
}

/** Reads the choices from the HTML; to be called as soon as it is hydrated, because the next render resets it. */
export function readEarlyChoices(): EarlyChoices {
  const tools = document.getElementById(LISTING_ID);
  return {
    text: tools?.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '',
    sortField: tools?.querySelector('select')?.value ?? '',
  };
}

/**
 * Searches for what was chosen, on top of the search in the URL. What the URL has already was not chosen now: after a
 * reload, and on the way back, browsers put the earlier choice into the field of the HTML.
 */
export function takeEarlyChoices({ untouched, $state, change }: Listing, { text, sortField }: EarlyChoices): void {
  const { search } = $state.get();
  const field = SORT_FIELDS.find(({ id }) => id === sortField)?.id ?? search.sort.field;
  const isChosen = field !== untouched.search.sort.field && field !== search.sort.field;
  const sort = isChosen ? { ...search.sort, field } : search.sort;
  const isTyped = text !== untouched.search.text && text !== search.text;
  if (isChosen || isTyped) change({ ...search, sort, text: isTyped ? text : search.text, page: 1 });
}
