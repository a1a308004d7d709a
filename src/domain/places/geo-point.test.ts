import { describe, expect, it } from 'vitest';
import { distanceInKilometres, parseGeoPoint } from './geo-point.ts';

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

describe('a pair of coordinates as map sites copy it', () => {
  it.each(['38.7223, -9.1393', '38.7223,-9.1393', ' 38.7223 -9.1393\n', '38.7223; -9.1393', '38.7223°, -9.1393°'])(
    'is a point: %j',
    (text) => expect(parseGeoPoint(text)).toEqual(lisbon),
  );

  it.each([
    '',
    '38.7223',
    '-9.1393,',
    '38,72',
    'Lisbon, 38.7',
    '138.7, -9.1',
    '38.7, -189.1',
    '1.1, 2.2, 3.3',
    '38.7.2, -9.1',
  ])('is none: %j', (text) => expect(parseGeoPoint(text)).toBeNull());
});
