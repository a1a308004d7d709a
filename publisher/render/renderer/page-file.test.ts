import { expect, it } from 'vitest';
import { pageFile } from './page-file.ts';

it.each([
  ['/', 'page', 'index.html'],
  ['/rentals', 'page', 'rentals.html'],
  ['/rentals/2', 'page', 'rentals/2.html'],
  ['/404', 'page', '404.html'],
  ['/sitemap.xml', 'endpoint', 'sitemap.xml'],
  ['/data/search/rental.0a1b.json', 'endpoint', 'data/search/rental.0a1b.json'],
] as const)('writes %s, a %s, to %s', (path, type, file) => {
  expect(pageFile(path, type)).toEqual({ file, renderPath: `/${file}` });
});
