import { foldWords } from '#domain/text/fold-text.ts';
import type { SearchRow } from './row.ts';

/** Longest search text in characters; the rest is ignored. */
export const SEARCH_TEXT_MAX = 200;

/** Splits a search into folded words, each of which must be found; none for an empty search. */
export function searchWords(query: string): string[] {
  // Without punctuation: 'Comporta, villa' and '“sea view”' name what has no comma or quote.
  return foldWords(query.slice(0, SEARCH_TEXT_MAX))
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * Whether a row matches a search: 'search matches title, location, description and tag, case-insensitively' (visitor
 * specification, section 5). Our addition: accents are ignored too, and words may be in different fields.
 */
export function matchesWords(row: Pick<SearchRow, 'searchText'>, words: readonly string[]): boolean {
  for (const word of words) {
    if (!row.searchText.includes(word)) return false;
  }
  return true;
}

/** Whether a row matches a query as typed. */
export function matchesSearch(row: Pick<SearchRow, 'searchText'>, query: string): boolean {
  return matchesWords(row, searchWords(query));
}
