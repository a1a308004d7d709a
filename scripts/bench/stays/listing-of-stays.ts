import type { Page } from '@playwright/test';
import { summarizeProperty } from '#domain/property/summary.ts';
import { listStays } from '#domain/stay/listed-stay.ts';
import { packListing } from '#features/properties/listing/pack-listing.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { samplePictures } from '../support/generated-content.ts';
import { writeListingPage } from '../support/listing-page.ts';
import { generateListedStays } from './generate-stays.ts';

/**
 * Opens a copy of /rentals with so many generated properties, whose prices and free nights the API gives; gives the body of
 * its response.
 */
export async function openListing(page: Page, site: string, origin: string, count: number): Promise<string> {
  const pictures = await samplePictures();
  const properties = generateProperties(count, pictures, 'rental');
  const byTitle = properties.toSorted((one, other) => one.title.localeCompare(other.title, 'pt'));
  const path = writeListingPage(site, count, packListing('rental', byTitle.map(summarizeProperty)));
  const body = JSON.stringify(listStays(generateListedStays(properties, new Date())));
  await page.route('**/api/stays/rental', (route) => route.fulfill({ contentType: 'application/json', body }));
  // Photographs load after the text of the cards and are not measured.
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${origin}${path}`);
  return body;
}
