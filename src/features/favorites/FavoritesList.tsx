import { type ReactElement, type ReactNode, useState } from 'react';
import { noLongerOffered } from '#domain/account/favorites-text.ts';
import { DEFAULT_SORT, FAVORITES_SORT_FIELDS } from '#domain/search/sort.ts';
import { FavoritesError, NoFavorites, NoMatch } from './FavoritesMessages.tsx';
import { type FavoritesQuery, queryFavorites } from './favorites-list.ts';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';
import { showsError, statusOf, viewOf } from './favorites-view.ts';
import type { CardIndex } from './fetch-cards.ts';
import { SavedCards } from './SavedCards.tsx';
import { shareProperties } from './share-properties.ts';
import { useFavorites } from './use-favorites.ts';

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
  const { cards, missing } = favorites;
  // The build, which has no connection to ask for, renders no failure.
  const isOnline = favorites.phase !== 'failed' || navigator.onLine;
  const found = queryFavorites(cards ?? [], query);
  const view = viewOf(favorites, found.length, query.search);
  const share = (): void => {
    void shareProperties(queryFavorites(cards ?? [], { ...query, search: '' }).map(({ id }) => id));
  };

  return (
    <>
      {showsError(favorites, isOnline) && <FavoritesError onRetry={() => void favorites.load()} />}
      {(view === 'list' || view === 'no-match') && (
        <FavoritesToolbar query={query} onChange={setQuery} onShare={share} />
      )}
      <p role="status" className="mb-8 text-small text-ink-soft empty:hidden">
        {statusOf(favorites, found.length, isOnline)}
      </p>
      {view === 'no-match' && <NoMatch onClear={() => setQuery({ ...query, search: '' })} />}
      {view === 'empty' && <NoFavorites>{children}</NoFavorites>}
      {view === 'list' && <SavedCards cards={found} />}
      {missing > 0 && <p className="mt-10 text-small text-ink-soft">{noLongerOffered(missing)}</p>}
    </>
  );
}
