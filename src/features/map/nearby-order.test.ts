import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProperties } from './map-fixture.ts';
import { compassPoint, nearbyOrder } from './nearby-order.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };

describe('the list by distance and direction', () => {
  it.each([
    ['Porto', { latitude: 41.15, longitude: -8.61 }, 'n'],
    ['Évora', { latitude: 38.57, longitude: -7.91 }, 'e'],
    ['Lagos', { latitude: 37.1, longitude: -8.67 }, 's'],
    ['Comporta', { latitude: 38.38, longitude: -8.78 }, 'se'],
    ['Cascais', { latitude: 38.7, longitude: -9.42 }, 'w'],
    ['Ponta Delgada', { latitude: 37.74, longitude: -25.67 }, 'w'],
    ['Sintra', { latitude: 38.8, longitude: -9.38 }, 'nw'],
  ])('%s is in the right direction from Lisbon', (_, place, direction) => {
    expect(compassPoint(lisbon, place)).toBe(direction);
  });

  it('has every property of the map once, the nearest first', () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const order = nearbyOrder(properties, lisbon);
        expect(new Set(order.map(({ property }) => property))).toEqual(new Set(properties));
        const distances = order.map(({ kilometres }) => kilometres);
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      }),
    );
  });
});
