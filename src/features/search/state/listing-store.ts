import { encodeSearch } from './listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { CatalogueRow, Catalogue } from '#domain/search/index/catalogue.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/index/search-engine.ts';
import { type HistoryEntry, isStatic, type ListedPage, type ListingState, untouchedState } from './listing-state.ts';
import { LoadError } from './load-catalogue.ts';

/** Dependencies of the store. */
export interface ListingSources {
  loadCatalogue: () => Promise<Catalogue>;
  writeUrl: (search: ListingSearch, entry: HistoryEntry) => void;
  /** Reloads the page when its index no longer exists. */
  reloadPage: () => void;
}

/** State of a listing page and its search; independent of the document and of React. */
export class ListingStore {
  readonly #page: ListedPage;
  readonly #sources: ListingSources;
  readonly #listeners = new Set<() => void>();
  #state: ListingState;
  #engine: SearchEngine | null = null;
  #failure: unknown = null;
  #catalogue: Catalogue | null = null;
  #results: { query: string; rows: readonly CatalogueRow[] } | null = null;

  constructor(page: ListedPage, sources: ListingSources) {
    this.#page = page;
    this.#sources = sources;
    this.#state = untouchedState(page);
  }

  /** The present state; the same object until it changes. */
  readonly state = (): ListingState => this.#state;

  /** Calls back after each change; the returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** URLs of the card slices; none before the index is loaded. */
  get slices(): readonly string[] {
    return this.#catalogue?.slices ?? [];
  }

  /** Runs a search of the visitor and writes it into the URL. */
  readonly change = (search: ListingSearch, entry: HistoryEntry = 'push'): void => {
    const same = encodeSearch(search) === encodeSearch(this.#state.search) && search.page === this.#state.search.page;
    if (same) return;
    this.#sources.writeUrl(search, entry);
    this.#set({ search, found: this.#find(search), changing: true });
  };

  /** Runs a search in advance, as for a count; null while the index is loading. */
  get engine(): SearchEngine | null {
    return this.#engine;
  }

  /** Runs a search that is already in the URL. */
  show(search: ListingSearch): void {
    this.#set({ search, found: this.#find(search), changing: false });
  }

  /** Fetches the index, or fetches it again after a failure. */
  readonly load = async (): Promise<void> => {
    if (this.#failure instanceof LoadError && this.#failure.gone) return this.#sources.reloadPage();
    this.#failure = null;
    this.show(this.#state.search);
    try {
      this.#catalogue = await this.#sources.loadCatalogue();
      this.#engine = createSearchEngine(this.#catalogue);
    } catch (error) {
      this.#failure = error;
      // A LoadError has a message for visitors; any other error is reported.
      if (!(error instanceof LoadError)) reportError(error);
    }
    this.show(this.#state.search);
  };

  #find(search: ListingSearch): ListingState['found'] {
    if (isStatic(this.#page, search)) return { state: 'static' };
    if (this.#failure !== null) {
      return { state: 'failed', message: this.#failure instanceof LoadError ? this.#failure.message : undefined };
    }
    if (this.#engine === null) return { state: 'loading' };
    // Another page or view has the same rows: a map with the same rows is not rebuilt.
    const query = encodeSearch({ ...search, view: 'grid', page: 1 });
    if (this.#results?.query !== query) this.#results = { query, rows: this.#engine(search) };
    return { state: 'found', rows: this.#results.rows };
  }

  #set(state: ListingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
