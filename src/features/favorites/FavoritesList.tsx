import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CLEAR_FAVORITES_SEARCH, noLongerOffered } from '#domain/account/favorites-text.ts';
import { DEFAULT_SORT, FAVORITES_SORT_FIELDS } from '#domain/search/sort.ts';
import { loadCode } from '#lib/load-code.ts';
import { FavoritesError, NoFavorites } from './FavoritesMessages.tsx';
import { type FavoritesQuery, queryFavorites } from './favorites-list.ts';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';
import { emptyText, showsError, statusOf, viewOf } from './favorites-view.ts';
import type { CardIndex } from './fetch-cards.ts';
import { SavedCards } from './SavedCards.tsx';
import { shareProperties } from './share-properties.ts';
import { FAVORITES_TEXT as text } from './text.ts';
import { useFavorites } from './use-favorites.ts';

interface Props {
  index: CardIndex;
  /** Properties to begin with, for a member who has saved none. */
  children?: ReactNode;
}

const UNTOUCHED: FavoritesQuery = { search: '', field: FAVORITES_SORT_FIELDS[0], direction: DEFAULT_SORT.direction };

const NO_MATCH_STATUS = 'ringless font-slanted text-heading italic';

/** The member's favourites, searched and sorted. */
export function FavoritesList({ index, children }: Props): ReactElement {
  const favorites = useFavorites(index);
  const [query, setQuery] = useState(UNTOUCHED);
  const { cards, missing } = favorites;
  // The build, which has no connection to ask for, renders no failure.
  const isOnline = favorites.phase !== 'failed' || navigator.onLine;
  const found = queryFavorites(cards ?? [], query);
  const view = viewOf(favorites, found.length, query.search);
  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  /** The message goes with its button, and gives the focus to the status. */
  const retry = (): void => {
    flushSync(() => void favorites.load());
    status.current?.focus();
  };
  const clearSearch = (): void => {
    box.current?.focus();
    setQuery({ ...query, search: '' });
  };
  /** The button goes with the last of them. */
  const removeMissing = async (): Promise<void> => {
    const code = await loadCode(() => import('./remove-favorites.ts'));
    if (await code?.removeFavorites(missing)) (view === 'empty' ? empty : status).current?.focus();
  };
  const removal = missing.length > 0 && (
    <button type="button" className="inline-link min-h-6 cursor-pointer" onClick={() => void removeMissing()}>
      {text.removeMissing(missing.length)}
    </button>
  );
  const share = (): void => {
    void shareProperties(queryFavorites(cards ?? [], { ...query, search: '' }).map(({ id }) => id));
  };

  return (
    <>
      {showsError(favorites, isOnline) && <FavoritesError onRetry={retry} />}
      {(view === 'list' || view === 'no-match') && (
        <FavoritesToolbar box={box} query={query} onChange={setQuery} onClear={clearSearch} onShare={share} />
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={view === 'no-match' ? NO_MATCH_STATUS : 'ringless mb-8 text-small text-ink-soft empty:sr-only'}
      >
        {statusOf(favorites, view, found.length, isOnline)}
      </p>
      {view === 'no-match' && (
        <button type="button" className="button button-quiet mt-8" onClick={clearSearch}>
          {CLEAR_FAVORITES_SEARCH}
        </button>
      )}
      {view === 'empty' && (
        <NoFavorites ref={empty} message={emptyText(missing.length)} action={removal}>
          {children}
        </NoFavorites>
      )}
      {view !== 'nothing' && <SavedCards cards={found} message={view === 'empty' ? empty : status} />}
      {view !== 'empty' && missing.length > 0 && (
        <p className="mt-10 text-small text-ink-soft">
          {noLongerOffered(missing.length)} {removal}
        </p>
      )}
    </>
  );
}
