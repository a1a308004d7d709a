import { useStore } from '@nanostores/react';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLazyPanel } from '../filters/use-lazy-panel.ts';
import { connectPage } from '../state/connect-page.ts';
import { readEarlyChoices } from '../state/early-choices.ts';
import { createListing } from '../state/listing.ts';
import { writeUrl } from '../state/listing-history.ts';
import { LISTING_ID, RESULTS_ID, showStatic } from '../state/listing-parts.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import type { ListedPage } from '../state/listing-state.ts';
import { loadCatalogue } from '../state/load-catalogue.ts';
import { RESULT_TEXT as text } from '../text.ts';
import { createCardDetails } from './card-details.ts';
import { ListingResults } from './ListingResults.tsx';
import { ListingTools } from './ListingTools.tsx';

export interface ListingProps {
  page: ListedPage;
  /** URL of the search index. */
  index: string;
  pieces: ListingPieces;
  /** The cards of the HTML: the untouched listing, shown until somebody searches. */
  children: ReactNode;
}

/** The tools and the results of a listing page. */
export function Listing({ page, index, pieces, children }: ListingProps): ReactElement {
  const [listing] = useState(() =>
    createListing(page, {
      loadCatalogue: () => loadCatalogue(index),
      loadStays: (keysUrl) => import('../state/load-stays.ts').then(({ loadStays }) => loadStays(page.type, keysUrl)),
      writeUrl: (search, entry) => writeUrl(page.type, search, entry),
      reloadPage,
    }),
  );
  const [details] = useState(() => createCardDetails(listing.slices, reloadPage));
  // Hydrated as the build rendered it, whatever the URL says.
  const state = useStore(listing.$state, { ssr: () => listing.untouched });
  const engine = useStore(listing.$engine, { ssr: () => null });
  const dates = useLazyPanel(() =>
    import('../filters/load-stay-panel.ts').then(({ loadStayPanel }) => loadStayPanel()),
  );
  const refreshStays = (): void => void listing.loadStays();
  const openDates = (): void => {
    // For the count on its button.
    refreshStays();
    dates.open();
  };
  // Read now: what was typed while React rendered is still in the fields, and the next render would replace it.
  useLayoutEffect(() => connectPage(page.type, listing, readEarlyChoices()), [page.type, listing]);
  // Not with the first render: cards that the search replaces would appear for a frame (start-listing.ts).
  useLayoutEffect(() => {
    if (state !== listing.untouched) showStatic('cards');
  }, [state, listing]);
  return (
    <div id={LISTING_ID} className="listing page-width">
      <ListingTools
        page={page}
        state={state}
        change={listing.change}
        engine={engine}
        dates={dates}
        openDates={openDates}
        loadStays={refreshStays}
      />
      {/* Takes the focus with the visitor, to whom the page scrolls: a ring would only frame the page. */}
      <div id={RESULTS_ID} className="ringless" tabIndex={-1} role="region" aria-label={text.results}>
        <ListingResults
          page={page}
          state={state}
          details={details}
          pieces={pieces}
          change={listing.change}
          retry={() => void listing.load()}
          retryStays={refreshStays}
          openDates={openDates}
        />
        <div hidden={state.found.state !== 'static'}>{children}</div>
      </div>
    </div>
  );
}

function reloadPage(): void {
  location.reload();
}
