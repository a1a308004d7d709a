import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeSearch, encodeSearch } from './listing-url.ts';
import { DEFAULT_SEARCH, type ListingSearch } from '#domain/search/listing-search.ts';
import { findableFilters } from '#domain/search/findable-filters.ts';
import type { Catalogue } from '#domain/search/index/read-index.ts';
import { indexedPropertyFixture } from '#domain/search/index/indexed-property-fixture.ts';
import { makeIndex } from '#domain/search/index/index-file.ts';
import { readIndex } from '#domain/search/index/read-index.ts';
import { makeOffer } from '#domain/search/stay-offer.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import type { FindOffers } from '#domain/search/stay-offers.ts';
import { createListing, type Listing, type ListingSources } from './listing.ts';
import { FetchFailure } from '#lib/fetch-json.ts';

const page = { type: 'rental', total: 2, number: 1, offered: 0, findable: findableFilters([]) } as const;
const properties = ['Casa do Mar', 'Quinta da Serra'].map((title) => indexedPropertyFixture({ title, tag: '' }));
const catalogue = readIndex(makeIndex(properties, ['/data/a.json']));
const text = (text: string): ListingSearch => ({ ...DEFAULT_SEARCH, text });

let answer: PromiseWithResolvers<Catalogue>;
const loadCatalogue = vi.fn(() => answer.promise);
let stays: PromiseWithResolvers<FindOffers>;
const loadStays = vi.fn<ListingSources['loadStays']>(() => stays.promise);
const writeUrl = vi.fn();
const reloadPage = vi.fn();
let listing: Listing;

beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  stays = Promise.withResolvers();
  listing = createListing(page, { loadCatalogue, loadStays, writeUrl, reloadPage });
});

const found = () => {
  const state = listing.$state.get().found;
  return state.state === 'found' ? state.rows.map(({ title }) => title) : state.state;
};

describe("a listing: 'loading, then error, then empty, then results'", () => {
  it('keeps the cards of the HTML until there is a search, with or without the index', async () => {
    expect(found()).toBe('static');
    answer.resolve(catalogue);
    await listing.load();
    expect(found()).toBe('static');
  });

  it('loads, then runs the search made meanwhile', async () => {
    const loaded = listing.load();
    listing.change(text('mar'));
    expect(found()).toBe('loading');
    answer.resolve(catalogue);
    await loaded;
    expect(found()).toEqual(['Casa do Mar']);
    expect(listing.slices()).toEqual(['/data/a.json']);
  });

  it('says why the properties failed to load, and retries', async () => {
    listing.change(text('mar'));
    answer.reject(new FetchFailure('/data/index.json', 503));
    await listing.load();
    expect(listing.$state.get().found).toEqual({ state: 'failed', message: 'the server answered 503' });
    answer = Promise.withResolvers();
    const again = listing.load();
    expect(found()).toBe('loading');
    answer.resolve(catalogue);
    await again;
    expect(found()).toEqual(['Casa do Mar']);
  });

  it('reports an internal failure without showing it to the visitor', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('expected count in the search index');
    listing.change(text('mar'));
    answer.reject(fault);
    await listing.load();
    expect(listing.$state.get().found).toEqual({ state: 'failed', message: undefined });
    expect(report).toHaveBeenCalledWith(fault);
  });

  it('reloads the page when its index no longer exists', async () => {
    answer.reject(new FetchFailure('/data/index.json', 404));
    await listing.load();
    expect(reloadPage).not.toHaveBeenCalled();
    await listing.load();
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('a search by dates', () => {
  const stay = { from: '2027-07-03', to: '2027-07-10', guests: 2, isFlexible: false };
  const week: ListingSearch = { ...DEFAULT_SEARCH, stay };
  const later: ListingSearch = { ...DEFAULT_SEARCH, stay: { ...stay, guests: 3 } };
  /** The first property alone is free. */
  const findOffers: FindOffers = (wanted) => (row) =>
    row.position === 0 ? makeOffer(wanted, listStayNights(wanted), 70_000) : null;

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets everything that was waiting for a response continue. */
  const settled = () => new Promise((done) => setTimeout(done));

  it('loads prices once there are dates, and shows nothing as free before', async () => {
    answer.resolve(catalogue);
    await listing.load();
    listing.change(text('casa'));
    expect(loadStays).not.toHaveBeenCalled();
    listing.change(week);
    expect(found()).toBe('loading');
    expect(listing.$engine.get()?.(week)).toBeNull();
    stays.resolve(findOffers);
    await settled();
    expect(found()).toEqual(['Casa do Mar']);
  });

  it('says that there are no prices when they fail to load, and retries', async () => {
    answer.resolve(catalogue);
    await listing.load();
    listing.change(week);
    stays.reject(new FetchFailure('/api/stays/rental', 503));
    await settled();
    expect(found()).toBe('unpriced');
    stays = Promise.withResolvers();
    const again = listing.loadStays();
    expect(found()).toBe('loading');
    stays.resolve(findOffers);
    await again;
    expect(found()).toEqual(['Casa do Mar']);
  });

  it('loads prices again after a minute, when the dates change', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer.resolve(catalogue);
    stays.resolve(findOffers);
    listing.change(week);
    await listing.load();
    vi.advanceTimersByTime(59_000);
    listing.change(later);
    await settled();
    expect(loadStays).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    listing.change({ ...later, text: 'casa' });
    await settled();
    expect(loadStays).toHaveBeenCalledOnce();
    listing.change(week);
    expect(loadStays).toHaveBeenCalledTimes(2);
  });

  it('keeps its results while older prices are loaded again, once, and until that fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer.resolve(catalogue);
    stays.resolve(findOffers);
    listing.change(week);
    await listing.load();
    await settled();
    vi.advanceTimersByTime(61_000);
    stays = Promise.withResolvers();
    void listing.loadStays();
    void listing.loadStays();
    expect(loadStays).toHaveBeenCalledTimes(2);
    expect(found()).toEqual(['Casa do Mar']);
    stays.resolve(() => (row) => (row.position === 1 ? makeOffer(stay, listStayNights(stay), 70_000) : null));
    await settled();
    expect(found()).toEqual(['Quinta da Serra']);
    vi.advanceTimersByTime(61_000);
    stays = Promise.withResolvers();
    listing.change(later);
    stays.reject(new FetchFailure('/api/stays/rental', 503));
    await settled();
    expect(found()).toBe('unpriced');
  });

  it('does not load prices again for a history entry with the same dates', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer.resolve(catalogue);
    stays.resolve(findOffers);
    listing.change(week);
    await listing.load();
    await settled();
    vi.advanceTimersByTime(61_000);
    listing.show({ ...week, text: 'casa', stay: { ...stay } });
    expect(loadStays).toHaveBeenCalledOnce();
  });

  it('leaves the map as it is when only the prices for the panel with the dates are loaded', async () => {
    answer.resolve(catalogue);
    await listing.load();
    listing.change({ ...text('a'), view: 'map' });
    const rows = () => {
      const state = listing.$state.get().found;
      return state.state === 'found' ? state.rows : null;
    };
    const before = rows();
    void listing.loadStays();
    expect(rows()).toBe(before);
    stays.resolve(findOffers);
    await settled();
    expect(rows()).toBe(before);
    expect(listing.$engine.get()?.(week)).toHaveLength(1);
  });

  it('gets its prices after the index could be loaded at the second try', async () => {
    loadStays.mockImplementation(async (keysUrl) => {
      await keysUrl();
      return findOffers;
    });
    listing.show(week);
    answer.reject(new FetchFailure('/data/index.json', 503));
    await listing.load();
    expect(found()).toBe('failed');
    answer = Promise.withResolvers();
    answer.resolve(catalogue);
    await listing.load();
    await settled();
    expect(found()).toEqual(['Casa do Mar']);
  });
});

describe('the URL', () => {
  it('follows each change, and only changes', () => {
    listing.change(DEFAULT_SEARCH);
    expect(writeUrl).not.toHaveBeenCalled();
    listing.change(text('mar'), 'replace');
    expect(writeUrl).toHaveBeenCalledExactlyOnceWith(text('mar'), 'replace');
  });

  it('is read, not written, after going back', () => {
    listing.show(decodeSearch('rental', 'q=mar'));
    expect(encodeSearch(listing.$state.get().search)).toBe('q=mar');
    expect(writeUrl).not.toHaveBeenCalled();
  });
});
