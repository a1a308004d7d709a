import { describe, expect, it } from 'vitest';
import { distanceInKilometres } from './geo-point.ts';

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const porto = { latitude: 41.1579, longitude: -8.6291 };

describe('distance', () => {
  it('from Lisbon to Porto is about 274 km, both ways', () => {
    expect(distanceInKilometres(lisbon, porto)).toBeCloseTo(274, -1);
    expect(distanceInKilometres(porto, lisbon)).toBe(distanceInKilometres(lisbon, porto));
  });

  it('from a point to itself is 0', () => {
    expect(distanceInKilometres(lisbon, lisbon)).toBe(0);
  });
});
