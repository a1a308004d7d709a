import { factsFixture } from '../search-fixture.ts';
import type { IndexedProperty } from './indexed-property.ts';

/** A property as the index takes it, for tests, with what a test says differently. */
export function indexedPropertyFixture(given: Partial<IndexedProperty> = {}): IndexedProperty {
  return {
    ...factsFixture(),
    slug: 'casa-da-duna',
    price: 'from €1,250 per night',
    bathrooms: 3,
    area: 240,
    amenities: 0,
    point: { latitude: 38.38, longitude: -8.78 },
    approximate: true,
    ...given,
  };
}
