import {
  CHECKING_AUTHENTICATION,
  FAVORITES_FROM_DEVICE,
  LOADING_FAVORITES,
  NO_FAVORITES,
  NO_FAVORITES_MATCH,
  noLongerOffered,
  showingFavorites,
} from '#domain/account/favorites-text.ts';
import type { Favorites } from './use-favorites.ts';

/** What the page shows below its status; nothing until a list is known. */
export type FavoritesView = 'nothing' | 'empty' | 'no-match' | 'list';

type Known = Pick<Favorites, 'phase' | 'cards'>;

const hasCards = ({ cards }: Known): boolean => cards !== null && cards.length > 0;

/** `found` is the number of cards that match the search. */
export function viewOf(favorites: Known, found: number, search: string): FavoritesView {
  if (favorites.phase !== 'ready' && !hasCards(favorites)) return 'nothing';
  if (found > 0) return 'list';
  return search.trim() === '' ? 'empty' : 'no-match';
}

/** Whether the page says that the list could not be loaded: without a connection, the list of the device says enough. */
export function showsError(favorites: Known, isOnline: boolean): boolean {
  return favorites.phase === 'failed' && (isOnline || !hasCards(favorites));
}

/** The status line; '' for none. `found` is the number of cards that match the search. */
export function statusOf(favorites: Known, view: FavoritesView, found: number, isOnline: boolean): string {
  if (view === 'no-match') return NO_FAVORITES_MATCH;
  switch (favorites.phase) {
    case 'checking':
      return CHECKING_AUTHENTICATION;
    case 'loading':
      return LOADING_FAVORITES;
    case 'failed':
      return hasCards(favorites) && !isOnline ? FAVORITES_FROM_DEVICE : '';
    case 'ready':
      return found > 0 ? showingFavorites(found) : '';
    case 'start':
      return '';
  }
}

/** The message in place of the cards; `missing` is the number of saved properties that are no longer published. */
export function emptyText(missing: number): string {
  return missing > 0 ? noLongerOffered(missing) : NO_FAVORITES;
}
