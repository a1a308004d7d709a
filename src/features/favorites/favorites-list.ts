import { ALPHABET } from '@site/domain/alphabet';
import type { FAVORITES_SORT_FIELDS, SortDirection } from '@site/domain/property-sort';
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

const COMPARE: Record<FavoritesSortField, (one: CardEntry, other: CardEntry) => number> = {
  title: (one, other) => ALPHABET.compare(one.title.toLowerCase(), other.title.toLowerCase()),
  location: (one, other) => ALPHABET.compare(one.location.toLowerCase(), other.location.toLowerCase()),
  price: (one, other) => one.amount - other.amount,
};

/** The cards that match, in order: 'case-insensitive substring match on title, location, description'. */
export function queryFavorites(cards: readonly CardEntry[], { search, field, direction }: FavoritesQuery): CardEntry[] {
  const wanted = search.trim().toLowerCase();
  const sign = direction === 'asc' ? 1 : -1;
  return cards
    .filter((card) => [card.title, card.location, card.description].some((text) => text.toLowerCase().includes(wanted)))
    .sort((one, other) => sign * COMPARE[field](one, other));
}
