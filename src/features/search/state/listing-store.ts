import { encodeSearch } from './listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { CatalogueRow, Catalogue } from '#domain/search/index/catalogue.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/index/search-engine.ts';
import { type HistoryEntry, isStatic, type ListedPage, type ListingState, untouchedState } from './listing-state.ts';
import { LoadError } from './load-catalogue.ts';

/** What the listing needs from outside. */
export interface ListingSources {
  /** Fetches the index. */
  loadCatalogue: () => Promise<Catalogue>;
  /** Writes the search into the address. */
  writeAddress: (search: ListingSearch, entry: HistoryEntry) => void;
  /** Loads the page anew, when its index is no longer there. */
  reloadPage: () => void;
}

/** Holds what a listing page shows and answers searches; knows neither the document nor React. */
export class ListingStore {
  readonly #page: ListedPage;
  readonly #sources: ListingSources;
  readonly #listeners = new Set<() => void>();
  #state: ListingState;
  #engine: SearchEngine | null = null;
  #failure: unknown = null;
  #catalogue: Catalogue | null = null;
  #answer: { question: string; rows: readonly CatalogueRow[] } | null = null;

  constructor(page: ListedPage, sources: ListingSources) {
    this.#page = page;
    this.#sources = sources;
    this.#state = untouchedState(page);
  }

  /** The present state; the same object until it changes. */
  readonly state = (): ListingState => this.#state;

  /** Calls back after each change; the result ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Addresses of the card slices; none before the index is there. */
  get slices(): readonly string[] {
    return this.#catalogue?.slices ?? [];
  }

  /** Answers a search that the visitor made, and writes it into the address. */
  readonly change = (search: ListingSearch, entry: HistoryEntry = 'push'): void => {
    const same = encodeSearch(search) === encodeSearch(this.#state.search) && search.page === this.#state.search.page;
    if (same) return;
    this.#sources.writeAddress(search, entry);
    this.#set({ search, found: this.#find(search), changing: true });
  };

  /** Answers searches that nobody has made yet, as for a count beforehand; null while the index is not there. */
  get engine(): SearchEngine | null {
    return this.#engine;
  }

  /** Answers a search that already stands in the address. */
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
      // What a visitor can understand is shown; what only we can mend is reported as well.
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
    // Another page or view is the same answer: a map that is given the same rows stays as it is.
    const question = encodeSearch({ ...search, view: 'grid', page: 1 });
    if (this.#answer?.question !== question) this.#answer = { question, rows: this.#engine(search) };
    return { state: 'found', rows: this.#answer.rows };
  }

  #set(state: ListingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
