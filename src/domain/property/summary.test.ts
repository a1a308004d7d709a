import { expect, it } from 'vitest';
import { summarizeProperty, propertySummarySchema } from './summary.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';

const property = publishedFixture({
  type: 'real_estate',
  salePrice: '€2,000,000',
  salePriceAmount: 2_000_000,
  houseSize: 400,
  amenities: publishedFixture().amenities,
  detailedDescription: 'With a pool by the sea.',
  hero: pictureFixture('a'),
  gallery: [pictureFixture('b'), pictureFixture('a')],
});

it('fits its schema and names each picture once', () => {
  const summary = summarizeProperty(property);
  expect(propertySummarySchema.parse(summary)).toEqual(summary);
  expect(summary.pictureAddresses).toHaveLength(2);
  expect(summary.firstOfGallery?.id).toBe('b'.repeat(32));
});

it('has the state of a sale, and none for a letting', () => {
  expect(summarizeProperty({ ...property, saleState: 'sold' }).saleState).toBe('sold');
  expect(summarizeProperty({ ...property, type: 'rental', saleState: 'sold' }).saleState).toBe('available');
});
