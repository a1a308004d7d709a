import fc from 'fast-check';
import { SALE_STATES } from '#domain/property/sale/sale-states.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import type { MapProperty } from './map-property.ts';

/** Few places, so that many properties share one; the last two are too close to tell apart. */
const PLACES = [
  { latitude: 38.38, longitude: -8.8 },
  { latitude: 37.1, longitude: -8.36 },
  { latitude: 37.75, longitude: -25.67 },
  { latitude: 41.15, longitude: -8.61 },
  { latitude: 41.15001, longitude: -8.61 },
];

/** Properties as a search may return them, each slug once. */
export const mapProperties: fc.Arbitrary<MapProperty[]> = fc.uniqueArray(
  fc.record({
    slug: fc.uuid(),
    title: fc.string(),
    location: fc.string(),
    type: fc.constantFrom(...PROPERTY_TYPES),
    saleState: fc.constantFrom(...SALE_STATES),
    price: fc.constant('€1,250 per night'),
    point: fc.constantFrom(...PLACES),
    approximate: fc.boolean(),
  }),
  { selector: ({ slug }) => slug, maxLength: 80 },
);

/** Lettings at these points. */
export function propertiesAt(...points: MapProperty['point'][]): MapProperty[] {
  return points.map((point, index) => ({
    slug: `property-${index}`,
    title: `Property ${index}`,
    location: 'Portugal',
    type: 'rental',
    price: '€900 per night',
    point,
    approximate: false,
  }));
}
