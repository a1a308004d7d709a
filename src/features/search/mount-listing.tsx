import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_SORT, SORT_FIELDS } from '#domain/search/sort.ts';
import { CardDetails } from './results/card-details.ts';
import { keptScroll } from './state/kept-scroll.ts';
import { Listing } from './results/Listing.tsx';
import { followHistory, presentSearch, writeUrl } from './state/listing-history.ts';
import { type ListingParts, showResults, showTools } from './state/listing-parts.ts';
import type { ListingPieces } from './state/listing-pieces.ts';
import { ListingStore } from './state/listing-store.ts';
import { loadCatalogue } from './state/load-catalogue.ts';

/** Hydrates the tools of a listing page; resolves when they respond. */
export async function mountListing(parts: ListingParts, pieces: ListingPieces): Promise<void> {
  const { page, index, tools, results, cards, notices } = parts;
  const store = new ListingStore(page, {
    loadCatalogue: () => loadCatalogue(index),
    writeUrl: (search, entry) => writeUrl(page.type, search, entry),
    reloadPage: () => location.reload(),
  });
  const details = new CardDetails(() => store.slices);
  const chosenEarly = tools.querySelector('select')?.value;
  store.show(presentSearch());
  void store.load();

  await new Promise<void>((hydrated) => {
    hydrateRoot(
      tools,
      <Listing
        page={page}
        store={store}
        details={details}
        pieces={pieces}
        results={results}
        showStatic={(shown) => {
          cards.hidden = !shown;
          notices.loading.hidden = true;
          notices.failed.hidden = true;
        }}
        showTools={() => showTools(parts)}
        showResults={() => showResults(parts)}
        onHydrated={hydrated}
      />,
    );
  });

  followHistory((search) => flushSync(() => store.show(search)));
  connectSearchBar(parts, store);
  takeEarlySort(store, chosenEarly);
  restoreScroll(store);
}

/** Connects the search bar in the head with the store, in both directions. */
function connectSearchBar(parts: ListingParts, store: ListingStore): void {
  const { bar, field } = parts;
  let shown = '';
  const follow = (): void => {
    const { text } = store.state().search;
    // Only when the search changed, so that text being typed stays.
    if (text !== shown) field.value = text;
    shown = text;
  };
  store.subscribe(follow);
  follow();
  bar.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    store.change({ ...store.state().search, text: field.value, page: 1 });
    showResults(parts);
  });
}

/** Applies a sort order chosen before hydration. */
function takeEarlySort(store: ListingStore, chosen: string | undefined): void {
  const { search } = store.state();
  const field = SORT_FIELDS.find(({ id }) => id === chosen)?.id;
  if (field === undefined || field === search.sort.field || field === DEFAULT_SORT.field) return;
  store.change({ ...search, sort: { ...search.sort, field }, page: 1 });
}

/** Restores the scroll position after going back, once the results are there. */
function restoreScroll(store: ListingStore): void {
  const scroll = keptScroll();
  if (scroll === null) return;
  const settle = (): void => {
    if (store.state().found.state === 'loading') return;
    end();
    requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' }));
  };
  const end = store.subscribe(settle);
  settle();
}
