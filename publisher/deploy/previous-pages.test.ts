import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchPreviousPages } from './previous-pages.ts';

let site: Server;
let origin: string;
beforeEach(async () => {
  site = createServer((request, response) => {
    const isThere = request.url !== '/property/new-house';
    response.writeHead(isThere ? 200 : 404).end(isThere ? `The old page of ${request.url}` : 'Page not found');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(() => new Promise((closed) => site.close(closed)));

const page = (path: string) => ({ path, file: `${path.slice(1) || 'index'}.html`, sha256: 'a'.repeat(64) });
const ID = '/property/4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';

it('fetches pages as visitors see them: properties first, then the home page, then the others in the given order', async () => {
  const written = ['/rentals', '/', '/property/casa-da-duna', '/property/a-neighbour'].map(page);
  const pages = await fetchPreviousPages(origin, written);
  expect(pages.map(({ path }) => path)).toEqual(['/property/casa-da-duna', '/property/a-neighbour', '/', '/rentals']);
  expect(pages[0]?.html).toBe('The old page of /property/casa-da-duna');
});

it('returns no HTML for a page that is new', async () => {
  expect(await fetchPreviousPages(origin, [page('/property/new-house')])).toEqual([
    { path: '/property/new-house', html: '' },
  ]);
});

it('leaves out the back office, the 404 page, redirects and data', async () => {
  const index = { path: '/data/search/rental.abc.json', file: 'data/search/rental.abc.json', sha256: 'a'.repeat(64) };
  expect(await fetchPreviousPages(origin, [page('/admin'), page('/404'), page(ID), index])).toEqual([]);
});

it('fetches ten pages at most', async () => {
  const many = Array.from({ length: 30 }, (_, number) => page(`/property/house-${number}`));
  expect(await fetchPreviousPages(origin, many)).toHaveLength(10);
});
