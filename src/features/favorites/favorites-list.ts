import { ALPHABET } from '#domain/core/alphabet.ts';
import type { FAVORITES_SORT_FIELDS, SortDirection } from '#domain/search/sort.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { CardEntry } from './card-entry.ts';

export type FavoritesSortField = (typeof FAVORITES_SORT_FIELDS)[number];

export interface FavoritesQuery {
  /** '' for none. */
  readonly search: string;
  readonly field: FavoritesSortField;
  readonly direction: SortDirection;
}

/** Unknown prices come last in both directions. */
function compare(one: CardEntry, other: CardEntry, field: FavoritesSortField, direction: SortDirection): number {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'price') {
    const beyond = sign * Number.MAX_VALUE;
    return sign * ((one.amount || beyond) - (other.amount || beyond));
  }
  return sign * ALPHABET.compare(one[field].toLowerCase(), other[field].toLowerCase());
}

/**
 * The matching cards in order: 'case-insensitive substring match on title, location, description'. Accents are ignored, as
 * in the search of the listing pages.
 */
export function queryFavorites(cards: readonly CardEntry[], { search, field, direction }: FavoritesQuery): CardEntry[] {
  const wanted = foldText(search.trim());
  return cards
    .filter((card) => [card.title, card.location, card.description].some((text) => foldText(text).includes(wanted)))
    .sort((one, other) => compare(one, other, field, direction));
}
