import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resultCount } from '#domain/search/text.ts';
import type { ListingIndex } from '#features/properties/listing/pack-listing.ts';

/** Writes a copy of the built listing page with another index of `count` properties; gives its path. */
export function writeListingPage(site: string, count: number, { index, slices, stayKeys }: ListingIndex): string {
  for (const { path, body } of [index, ...slices, ...(stayKeys === null ? [] : [stayKeys])]) {
    writeFileSync(join(site, path), body);
  }
  const page = `/bench/${count}/rentals`;
  const html = readFileSync(join(site, 'rentals.html'), 'utf8')
    .replace(/(&quot;index&quot;:\[0,&quot;)[^&]*/, `$1${index.path}`)
    .replace(/(&quot;total&quot;:\[0,)\d+/, `$1${count}`)
    // React hydrates only markup that matches its own.
    .replace(/(class="listing-count"[^>]*>)[^<]*/, `$1${resultCount(count)}`);
  mkdirSync(dirname(join(site, page)), { recursive: true });
  writeFileSync(join(site, `${page}.html`), html);
  return page;
}
