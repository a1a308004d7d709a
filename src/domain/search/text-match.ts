import { foldText } from '#domain/text/fold-text.ts';
import type { SearchRow } from './row.ts';

/** Longest search that is looked at, in characters; the rest is ignored. */
export const SEARCH_TEXT_MAX = 200;

/** Prepares a search: folded words, each of which must be found; none for an empty search. */
export function searchWords(query: string): string[] {
  return foldText(query.slice(0, SEARCH_TEXT_MAX))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Whether a row answers a search: 'search matches title, location, description and tag, case-insensitively' (visitor
 * specification, section 5). Ours: accents do not matter either, and several words may stand in different fields.
 */
export function matchesWords(row: Pick<SearchRow, 'searchText'>, words: readonly string[]): boolean {
  for (const word of words) {
    if (!row.searchText.includes(word)) return false;
  }
  return true;
}

/** The same for a single row and a query as typed. */
export function matchesSearch(row: Pick<SearchRow, 'searchText'>, query: string): boolean {
  return matchesWords(row, searchWords(query));
}
