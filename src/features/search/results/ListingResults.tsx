import type { ReactElement } from 'react';
import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { clearSearch, withStay } from '#domain/search/listing-search.ts';
import { CLEAR_ALL_FILTERS, errorLoadingProperties, LOADING_PROPERTIES, TRY_AGAIN } from '#domain/search/text.ts';
import type { CardDetails } from './card-details.ts';
import { emptyText, hasOnlyDates } from './empty-text.ts';
import { ListingMessage, type MessageAction } from './ListingMessage.tsx';
import { showResults } from '../state/listing-parts.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import type { ChangeSearch, ListedPage, ListingState } from '../state/listing-state.ts';
import { ResultGrid } from './ResultGrid.tsx';
import { ResultMap } from './ResultMap.tsx';
import { ResultPages } from './ResultPages.tsx';
import { RESULT_TEXT as text } from '../text.ts';

export interface ListingResultsProps {
  page: ListedPage;
  state: ListingState;
  details: CardDetails;
  pieces: ListingPieces;
  change: ChangeSearch;
  /** Fetches the index again. */
  retry: () => void;
  /** Fetches prices and free nights again. */
  retryStays: () => void;
  /** Opens the panel with the dates. */
  openDates: () => void;
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
      <ListingMessage
        text={errorLoadingProperties(found.message)}
        alert
        actions={[withFocus(TRY_AGAIN, props.retry)]}
      />
    );
  }
  if (found.state === 'unpriced') {
    return <ListingMessage text={text.noPrices} alert actions={[withFocus(TRY_AGAIN, props.retryStays)]} />;
  }
  const { rows, offerOf } = found;
  const isMap = search.view === 'map';
  if (rows.length === 0 && (!isMap || search.stay !== null)) {
    return <ListingMessage text={emptyText(page, search)} actions={emptyActions(props)} />;
  }
  const last = Math.max(1, Math.ceil(rows.length / CARDS_A_PAGE));
  const current = Math.min(search.page, last);
  const shown = rows.slice((current - 1) * CARDS_A_PAGE, current * CARDS_A_PAGE);
  return (
    <>
      {isMap ? (
        <ResultMap rows={rows} listed={shown} offerOf={offerOf} details={props.details} map={props.pieces.map} />
      ) : (
        <ResultGrid
          rows={shown}
          offerOf={offerOf}
          whole={!state.changing}
          details={props.details}
          card={props.pieces.card}
        />
      )}
      <ResultPages
        type={page.type}
        search={search}
        current={current}
        last={last}
        onPage={(number) => {
          change({ ...search, page: number });
          showResults();
        }}
      />
    </>
  );
}

/** A button that goes with its message, and gives the focus to the results. */
function withFocus(label: string, action: () => void): MessageAction {
  return {
    label,
    run: () => {
      action();
      showResults();
    },
  };
}

/** What helps after a search that found nothing: other dates first, fewer filters then. */
function emptyActions(props: ListingResultsProps): MessageAction[] {
  const { page, change, openDates } = props;
  const { search } = props.state;
  const { stay } = search;
  const clear = withFocus(CLEAR_ALL_FILTERS, () => change(clearSearch(search)));
  if (stay === null) return page.total > 0 ? [clear] : [];
  const flexible = withFocus(text.flexible, () => change(withStay(search, { ...stay, isFlexible: true })));
  const others = { label: text.otherDates, run: openDates };
  return [...(stay.isFlexible ? [] : [flexible]), others, ...(hasOnlyDates(search) ? [] : [clear])];
}
