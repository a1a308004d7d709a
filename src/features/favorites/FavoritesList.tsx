import { type ReactElement, type ReactNode, useState } from 'react';
import {
  CHECKING_AUTHENTICATION,
  FAVORITES_FROM_DEVICE,
  LOADING_FAVORITES,
  noLongerOffered,
  showingFavorites,
} from '#domain/account/favorites-text.ts';
import { DEFAULT_SORT, FAVORITES_SORT_FIELDS } from '#domain/search/sort.ts';
import { FavoritesError, NoFavorites, NoMatch } from './FavoritesMessages.tsx';
import { type FavoritesQuery, queryFavorites } from './favorites-list.ts';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';
import type { CardIndex } from './fetch-cards.ts';
import { SavedCards } from './SavedCards.tsx';
import { shareProperties } from './share-properties.ts';
import { type Favorites, useFavorites } from './use-favorites.ts';

interface Props {
  index: CardIndex;
  /** Properties to begin with, for a member who has saved none. */
  children?: ReactNode;
}

const UNTOUCHED: FavoritesQuery = { search: '', field: FAVORITES_SORT_FIELDS[0], direction: DEFAULT_SORT.direction };

/** The member's favourites, searched and sorted. */
export function FavoritesList({ index, children }: Props): ReactElement {
  const favorites = useFavorites(index);
  const [query, setQuery] = useState(UNTOUCHED);
  const { cards, missing, phase } = favorites;
  const found = queryFavorites(cards ?? [], query);
  const view = viewOf(favorites, found.length, query);
  const share = (): void => {
    void shareProperties(queryFavorites(cards ?? [], { ...query, search: '' }).map(({ id }) => id));
  };

  return (
    <>
      {(view === 'list' || view === 'no-match') && (
        <FavoritesToolbar query={query} onChange={setQuery} onShare={share} />
      )}
      <p role="status" className="mb-8 text-small text-ink-soft empty:hidden">
        {statusOf(phase, found.length, cards?.length ?? 0)}
      </p>
      {view === 'error' && <FavoritesError onRetry={() => void favorites.load()} />}
      {view === 'no-match' && <NoMatch onClear={() => setQuery({ ...query, search: '' })} />}
      {view === 'empty' && <NoFavorites>{children}</NoFavorites>}
      {view === 'list' && <SavedCards cards={found} />}
      {missing > 0 && <p className="mt-10 text-small text-ink-soft">{noLongerOffered(missing)}</p>}
    </>
  );
}

type View = 'busy' | 'error' | 'empty' | 'no-match' | 'list';

function viewOf({ phase, cards }: Favorites, found: number, { search }: FavoritesQuery): View {
  const isKnown = phase === 'ready' || (cards !== null && cards.length > 0);
  if (!isKnown) return phase === 'failed' ? 'error' : 'busy';
  if (found > 0) return 'list';
  return search.trim() === '' ? 'empty' : 'no-match';
}

function statusOf(phase: Favorites['phase'], found: number, known: number): string {
  if (phase === 'checking') return CHECKING_AUTHENTICATION;
  if (phase === 'loading') return LOADING_FAVORITES;
  if (phase === 'failed') return known > 0 ? FAVORITES_FROM_DEVICE : '';
  return phase === 'ready' && found > 0 ? showingFavorites(found) : '';
}
