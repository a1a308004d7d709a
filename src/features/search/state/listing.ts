import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { Catalogue, CatalogueRow } from '#domain/search/index/read-index.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/index/search-engine.ts';
import {
  type ChangeSearch,
  type Found,
  type HistoryEntry,
  isStatic,
  type ListedPage,
  type ListingState,
  untouchedState,
} from './listing-state.ts';
import { encodeSearch } from './listing-url.ts';
import { FetchFailure } from '#lib/fetch-json.ts';
import { isGone, loadFailureText } from './load-catalogue.ts';

/** Dependencies of a listing. */
export interface ListingSources {
  readonly loadCatalogue: () => Promise<Catalogue>;
  readonly writeUrl: (search: ListingSearch, entry: HistoryEntry) => void;
  /** Reloads the page when its index no longer exists. */
  readonly reloadPage: () => void;
}

/** A listing page and its search; independent of the document and of React. */
export interface Listing {
  /** The state of the HTML. */
  readonly untouched: ListingState;
  readonly $state: ReadableAtom<ListingState>;
  /** Runs a search in advance, as for a count; null while the index is loading. */
  readonly $engine: ReadableAtom<SearchEngine | null>;
  /** URLs of the card slices; none before the index is loaded. */
  readonly slices: () => readonly string[];
  /** Runs a search of the visitor and writes it into the URL. */
  readonly change: ChangeSearch;
  /** Runs a search that is already in the URL. */
  readonly show: (search: ListingSearch) => void;
  /** Fetches the index, or fetches it again after a failure. */
  readonly load: () => Promise<void>;
}

type Index =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: unknown }
  | { readonly state: 'ready'; readonly catalogue: Catalogue; readonly engine: SearchEngine };

export function createListing(page: ListedPage, sources: ListingSources): Listing {
  const untouched = untouchedState(page);
  const $request = atom({ search: untouched.search, changing: false });
  const $index = atom<Index>({ state: 'loading' });
  const findRows = rememberRows();

  const find = (search: ListingSearch, index: Index): Found => {
    if (isStatic(page, search)) return { state: 'static' };
    if (index.state === 'ready') return { state: 'found', rows: findRows(search, index.engine) };
    if (index.state === 'loading') return { state: 'loading' };
    return { state: 'failed', message: loadFailureText(index.reason) };
  };
  const show = (search: ListingSearch): void => $request.set({ search, changing: false });

  return {
    untouched,
    $state: computed([$request, $index], (request, index) => ({ ...request, found: find(request.search, index) })),
    $engine: computed($index, (index) => (index.state === 'ready' ? index.engine : null)),
    slices: () => {
      const index = $index.get();
      return index.state === 'ready' ? index.catalogue.slices : [];
    },
    change: (search, entry = 'push') => {
      const present = $request.get().search;
      if (encodeSearch(search) === encodeSearch(present) && search.page === present.page) return;
      sources.writeUrl(search, entry);
      $request.set({ search, changing: true });
    },
    show,
    load: async () => {
      const before = $index.get();
      if (before.state === 'failed' && isGone(before.reason)) {
        sources.reloadPage();
        return;
      }
      $index.set({ state: 'loading' });
      try {
        const catalogue = await sources.loadCatalogue();
        $index.set({ state: 'ready', catalogue, engine: createSearchEngine(catalogue) });
      } catch (reason) {
        $index.set({ state: 'failed', reason });
        if (!(reason instanceof FetchFailure)) reportError(reason);
      }
      // Complete, whichever search was made meanwhile.
      show($request.get().search);
    },
  };
}

/** Another page or view of a search has the same rows: a map with the same rows is not rebuilt. */
function rememberRows(): (search: ListingSearch, engine: SearchEngine) => readonly CatalogueRow[] {
  let last: { query: string; engine: SearchEngine; rows: readonly CatalogueRow[] } | null = null;
  return (search, engine) => {
    const query = encodeSearch({ ...search, view: 'grid', page: 1 });
    if (last?.query !== query || last.engine !== engine) last = { query, engine, rows: engine(search) };
    return last.rows;
  };
}
