import { expect, it } from 'vitest';
import { pathFamily } from './path-family.ts';

it.each([
  ['/property/casa', { kind: 'property' }],
  ['/rentals', { kind: 'listing' }],
  ['/mid-term-rental/12', { kind: 'listing' }],
  ['/long-term-rental', { kind: 'listing' }],
  ['/destinations/comporta', { kind: 'destination' }],
  ['/destinations', { kind: 'fixed' }],
  ['/rental-terms', { kind: 'fixed' }],
  ['/data/cards/0f3a00112233-all.json', { kind: 'cards', key: 'all' }],
  ['/data/search/real_estate.0123456789ab.json', { kind: 'search', type: 'real_estate' }],
  ['/data/search/real_estate-cards.0123456789ab.json', { kind: 'search', type: 'real_estate' }],
  ['/data/trip-houses.0123456789ab.json', { kind: 'fixed' }],
])('sorts %s', (path, family) => {
  expect(pathFamily(path)).toEqual(family);
});
