import { expect, it } from 'vitest';
import { houseInBrief, houseInBriefSchema } from './summary.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { indexedHouse, indexedProperty } from '#domain/search/index/indexed-property.ts';

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

it('knows enough for the search index, to the last field', () => {
  expect(indexedHouse(houseInBrief(property))).toEqual(indexedProperty(property));
});

it('fits its schema and names each picture once', () => {
  const house = houseInBrief(property);
  expect(houseInBriefSchema.parse(house)).toEqual(house);
  expect(house.pictureAddresses).toHaveLength(2);
  expect(house.firstOfGallery?.id).toBe('b'.repeat(32));
});
