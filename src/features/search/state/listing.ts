import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { Catalogue, CatalogueRow } from '#domain/search/index/read-index.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/index/search-engine.ts';
import type { FindOffers } from '#domain/search/stay-offers.ts';
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
import { FetchFailure, isGone } from '#lib/fetch-json.ts';
import { loadFailureText } from './load-catalogue.ts';

/** How long prices and free nights are used, in milliseconds; older ones are fetched again when the dates change. */
const STAYS_FRESH_MS = 60_000;

/** Dependencies of a listing. */
export interface ListingSources {
  readonly loadCatalogue: () => Promise<Catalogue>;
  /** Loads prices and free nights; the URL of the keys comes with the index. */
  readonly loadStays: (keysUrl: () => Promise<string | null>) => Promise<FindOffers>;
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
  /** Fetches prices and free nights unless fresh ones are there. */
  readonly loadStays: () => Promise<void>;
}

type Index =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: unknown }
  | { readonly state: 'ready'; readonly catalogue: Catalogue };

type Stays =
  | { readonly state: 'unused' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: unknown }
  | { readonly state: 'ready'; readonly findOffers: FindOffers; readonly loadedAt: number };

export function createListing(page: ListedPage, sources: ListingSources): Listing {
  const untouched = untouchedState(page);
  const $request = atom({ search: untouched.search, changing: false });
  const $index = atom<Index>({ state: 'loading' });
  const $stays = atom<Stays>({ state: 'unused' });
  const $engine = computed([$index, $stays], (index, stays) =>
    index.state === 'ready'
      ? createSearchEngine(index.catalogue, stays.state === 'ready' ? stays.findOffers : null)
      : null,
  );
  const findRows = rememberRows();
  // One request for the index, for whoever needs it first.
  let catalogue: Promise<Catalogue> | null = null;
  const fetchCatalogue = (): Promise<Catalogue> => (catalogue ??= sources.loadCatalogue());

  const find = (search: ListingSearch, index: Index, stays: Stays, engine: SearchEngine | null): Found => {
    if (isStatic(page, search)) return { state: 'static' };
    if (index.state === 'failed') return { state: 'failed', message: loadFailureText(index.reason) };
    if (search.stay !== null && stays.state === 'failed') return { state: 'unpriced' };
    const rows = engine && findRows(search, engine);
    if (rows === null) return { state: 'loading' };
    const offerOf = search.stay !== null && stays.state === 'ready' ? stays.findOffers(search.stay) : null;
    return { state: 'found', rows, offerOf };
  };
  const request = (search: ListingSearch, changing: boolean): void => {
    const { stay } = $request.get().search;
    $request.set({ search, changing });
    // By value: a history entry is decoded anew.
    const isOther = JSON.stringify(search.stay) !== JSON.stringify(stay);
    if (search.stay !== null && (isOther || $stays.get().state === 'unused')) void loadStays();
  };
  const show = (search: ListingSearch): void => request(search, false);

  const reloadIfGone = (before: Index | Stays): boolean => {
    const isLost = before.state === 'failed' && isGone(before.reason);
    if (isLost) sources.reloadPage();
    return isLost;
  };
  let areStaysUnderway = false;
  const loadStays = async (): Promise<void> => {
    const before = $stays.get();
    const isFresh = before.state === 'ready' && Date.now() - before.loadedAt < STAYS_FRESH_MS;
    if (areStaysUnderway || isFresh || reloadIfGone(before)) return;
    areStaysUnderway = true;
    // The results of older ones stay on the page, with its scroll position, until the new ones are there.
    if (before.state !== 'ready') $stays.set({ state: 'loading' });
    try {
      const findOffers = await sources.loadStays(() => fetchCatalogue().then(({ stayKeys }) => stayKeys));
      $stays.set({ state: 'ready', findOffers, loadedAt: Date.now() });
    } catch (reason) {
      $stays.set(failed(reason));
    }
    areStaysUnderway = false;
  };

  return {
    untouched,
    $state: computed([$request, $index, $stays, $engine], (request, index, stays, engine) => ({
      ...request,
      found: find(request.search, index, stays, engine),
    })),
    $engine,
    slices: () => {
      const index = $index.get();
      return index.state === 'ready' ? index.catalogue.slices : [];
    },
    change: (search, entry = 'push') => {
      const present = $request.get().search;
      if (encodeSearch(search) === encodeSearch(present) && search.page === present.page) return;
      sources.writeUrl(search, entry);
      request(search, true);
    },
    show,
    load: async () => {
      const before = $index.get();
      if (reloadIfGone(before)) return;
      $index.set({ state: 'loading' });
      try {
        $index.set({ state: 'ready', catalogue: await fetchCatalogue() });
      } catch (reason) {
        catalogue = null;
        $index.set(failed(reason));
      }
      const { search } = $request.get();
      // They waited for the index that failed.
      if (before.state === 'failed' && search.stay !== null) void loadStays();
      // Complete, whichever search was made meanwhile.
      show(search);
    },
    loadStays,
  };
}

/** What could not be loaded; only a failed request is no fault of ours. */
function failed(reason: unknown) {
  if (!(reason instanceof FetchFailure)) reportError(reason);
  return { state: 'failed', reason } as const;
}

/** Another page or view of a search has the same rows: a map with the same rows is not rebuilt. */
function rememberRows(): (search: ListingSearch, engine: SearchEngine) => readonly CatalogueRow[] | null {
  let last: { query: string; engine: SearchEngine; rows: readonly CatalogueRow[] | null } | null = null;
  return (search, engine) => {
    const query = encodeSearch({ ...search, view: 'grid', page: 1 });
    // Prices that are loaded meanwhile are another engine, but find nothing else without dates.
    const isOther = last?.engine !== engine && search.stay !== null;
    if (last?.query !== query || isOther) last = { query, engine, rows: engine(search) };
    return last.rows;
  };
}
