import type { ReactElement } from 'react';
import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { clearSearch } from '#domain/search/listing-search.ts';
import { CLEAR_ALL_FILTERS, errorLoadingProperties, LOADING_PROPERTIES, TRY_AGAIN } from '#domain/search/text.ts';
import type { CardDetails } from './card-details.ts';
import { emptyText } from './empty-text.ts';
import { ListingMessage } from './ListingMessage.tsx';
import type { ListingPieces } from '../state/listing-pieces.ts';
import type { ChangeSearch, ListedPage, ListingState } from '../state/listing-state.ts';
import { ResultGrid } from './ResultGrid.tsx';
import { ResultMap } from './ResultMap.tsx';
import { ResultPages } from './ResultPages.tsx';

export interface ListingResultsProps {
  page: ListedPage;
  state: ListingState;
  details: CardDetails;
  pieces: ListingPieces;
  change: ChangeSearch;
  /** Fetches the index again. */
  retry: () => void;
  /** Scrolls to the results. */
  showResults: () => void;
}

/**
 * 'Loading, then error, then empty, then results' (visitor specification, section 4); nothing while the cards of the
 * HTML match the search.
 */
export function ListingResults(props: ListingResultsProps): ReactElement | null {
  const { page, state, change } = props;
  const { search, found } = state;
  if (found.state === 'static') return null;
  if (found.state === 'loading') return <ListingMessage text={LOADING_PROPERTIES} waits />;
  if (found.state === 'failed') {
    return (
      <ListingMessage text={errorLoadingProperties(found.message)} alert action={TRY_AGAIN} onAction={props.retry} />
    );
  }
  const { rows } = found;
  const isMap = search.view === 'map';
  if (rows.length === 0 && !isMap) {
    return (
      <ListingMessage
        text={emptyText(page, search)}
        {...(page.total > 0 && { action: CLEAR_ALL_FILTERS, onAction: () => change(clearSearch(search)) })}
      />
    );
  }
  const last = Math.max(1, Math.ceil(rows.length / CARDS_A_PAGE));
  const current = Math.min(search.page, last);
  const shown = rows.slice((current - 1) * CARDS_A_PAGE, current * CARDS_A_PAGE);
  return (
    <>
      {isMap ? (
        <ResultMap rows={rows} listed={shown} details={props.details} map={props.pieces.map} />
      ) : (
        <ResultGrid rows={shown} whole={!state.changing} details={props.details} card={props.pieces.card} />
      )}
      <ResultPages
        type={page.type}
        search={search}
        current={current}
        last={last}
        onPage={(number) => {
          change({ ...search, page: number });
          props.showResults();
        }}
      />
    </>
  );
}
