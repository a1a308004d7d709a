import { type ReactElement, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CardDetails } from './card-details.ts';
import { type ListedPage, untouchedState } from '../state/listing-state.ts';
import { ListingResults } from './ListingResults.tsx';
import type { ListingPieces } from '../state/listing-pieces.ts';
import type { ListingStore } from '../state/listing-store.ts';
import { ListingTools } from './ListingTools.tsx';

export interface ListingProps {
  page: ListedPage;
  store: ListingStore;
  details: CardDetails;
  pieces: ListingPieces;
  /** Container of the results, next to the cards of the HTML. */
  results: HTMLElement;
  /** Shows or hides the cards of the HTML. */
  showStatic: (shown: boolean) => void;
  /** Scrolls to the tools, below which the results begin. */
  showTools: () => void;
  /** Scrolls to the tools and moves the focus to the results. */
  showResults: () => void;
  /** Called once, after hydration. */
  onHydrated: () => void;
}

/** The hydrated tools and the results. */
export function Listing(props: ListingProps): ReactElement {
  const { page, store, showStatic, onHydrated } = props;
  // The tools are hydrated as the build rendered them, whatever the URL says, and change after that.
  const state = useSyncExternalStore(store.subscribe, store.state, () => untouchedState(page));
  // Before the paint, so that results never appear below the cards they replace; read from the store, because the first
  // render is the untouched state.
  useLayoutEffect(() => showStatic(store.state().found.state === 'static'), [showStatic, store, state]);
  useEffect(onHydrated, [onHydrated]);
  return (
    <>
      <ListingTools
        page={page}
        state={state}
        change={store.change}
        engine={store.engine}
        showTools={props.showTools}
        showResults={props.showResults}
      />
      {createPortal(
        <ListingResults
          page={page}
          state={state}
          details={props.details}
          pieces={props.pieces}
          change={store.change}
          retry={() => void store.load()}
          showResults={props.showResults}
        />,
        props.results,
      )}
    </>
  );
}
