import { ALPHABET } from '#domain/core/alphabet.ts';
import type { FAVORITES_SORT_FIELDS, SortDirection } from '#domain/search/sort.ts';
import type { CardEntry } from './card-entry.ts';

/** A field favourites are sorted by. */
export type FavoritesSortField = (typeof FAVORITES_SORT_FIELDS)[number];

/** What the visitor asked of the list. */
export interface FavoritesQuery {
  /** Text searched for; '' for none. */
  readonly search: string;
  /** Field of the order. */
  readonly field: FavoritesSortField;
  /** Its direction. */
  readonly direction: SortDirection;
}

/** Compares two cards; unknown prices come last in both directions. */
function compare(one: CardEntry, other: CardEntry, field: FavoritesSortField, direction: SortDirection): number {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'price') {
    const beyond = sign * Number.MAX_VALUE;
    return sign * ((one.amount || beyond) - (other.amount || beyond));
  }
  return sign * ALPHABET.compare(one[field].toLowerCase(), other[field].toLowerCase());
}

/** The cards that match, in order: 'case-insensitive substring match on title, location, description'. */
export function queryFavorites(cards: readonly CardEntry[], { search, field, direction }: FavoritesQuery): CardEntry[] {
  const wanted = search.trim().toLowerCase();
  return cards
    .filter((card) => [card.title, card.location, card.description].some((text) => text.toLowerCase().includes(wanted)))
    .sort((one, other) => compare(one, other, field, direction));
}
