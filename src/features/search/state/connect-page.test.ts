import { beforeEach, expect, it, vi } from 'vitest';
import { findableFilters } from '#domain/search/findable-filters.ts';
import { connectPage } from './connect-page.ts';
import { createListing } from './listing.ts';

const page = { type: 'rental', total: 60, number: 1, offered: 0, findable: findableFilters([]) } as const;
const scrolled = vi.fn();

class Field extends EventTarget {
  value = '';
}

class Bar extends EventTarget {
  dataset = {};
}

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLFormElement', Bar);
  vi.stubGlobal('document', { querySelector: (part: string) => (part.includes('"bar"') ? new Bar() : new Field()) });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('history', { scrollRestoration: 'manual', state: { scroll: 1200 } });
});

/** Hydrates a listing page at a URL whose history entry has a position. */
function connectAt(search: string): void {
  vi.stubGlobal('location', { pathname: '/rentals', search });
  const listing = createListing(page, {
    loadCatalogue: () => Promise.resolve({ rows: [], slices: [], stayKeys: null }),
    loadStays: () => new Promise(() => undefined),
    writeUrl: vi.fn(),
    reloadPage: vi.fn(),
  });
  connectPage('rental', listing, { text: '', sortField: '' });
}

it('a search is brought back with its place on the page, once its results are there', async () => {
  connectAt('?q=sea');
  expect(scrolled).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 1200, behavior: 'instant' }));
});

it('a page that was back at its place before its tools are used stays where the visitor has scrolled to', async () => {
  connectAt('');
  await new Promise((done) => setTimeout(done));
  expect(scrolled).not.toHaveBeenCalled();
});
