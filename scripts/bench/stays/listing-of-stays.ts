import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { summarizeProperty } from '#domain/property/summary.ts';
import { resultCount } from '#domain/search/text.ts';
import { listStays } from '#domain/stay/listed-stay.ts';
import { packListing } from '#features/properties/listing/pack-listing.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { samplePictures } from '../support/generated-content.ts';
import { generateListedStays } from './generate-stays.ts';

/**
 * Opens a copy of /rentals with so many generated properties, whose prices and free nights the API gives; gives the body of
 * its response.
 */
export async function openListing(page: Page, site: string, origin: string, count: number): Promise<string> {
  const pictures = await samplePictures();
  const properties = generateProperties(count, pictures, 'rental');
  const byTitle = properties.toSorted((one, other) => one.title.localeCompare(other.title, 'pt'));
  const { index, slices, stayKeys } = packListing('rental', byTitle.map(summarizeProperty));
  for (const file of [index, ...slices, ...(stayKeys === null ? [] : [stayKeys])]) {
    writeFileSync(join(site, file.path), file.body);
  }
  const html = readFileSync(join(site, 'rentals.html'), 'utf8')
    .replace(/(&quot;index&quot;:\[0,&quot;)[^&]*/, `$1${index.path}`)
    .replace(/(&quot;total&quot;:\[0,)\d+/, `$1${count}`)
    // React hydrates only markup that matches its own.
    .replace(/(class="listing-count"[^>]*>)[^<]*/, `$1${resultCount(count)}`);
  const path = `/bench/stays/rentals`;
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, `${path}.html`), html);
  const body = JSON.stringify(listStays(generateListedStays(properties, new Date())));
  await page.route('**/api/stays/rental', (route) => route.fulfill({ contentType: 'application/json', body }));
  // Photographs load after the text of the cards and are not measured.
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${origin}${path}`);
  return body;
}
