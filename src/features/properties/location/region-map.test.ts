import { expect, it } from 'vitest';
import { LOCATION_TEXT } from '../text.ts';
import { regionMapOf } from './region-map.ts';

it.each([
  ['Comporta', { latitude: 38.38, longitude: -8.79 }, 'Portugal'],
  ['Horta', { latitude: 38.53, longitude: -28.63 }, 'the Azores'],
  ['Funchal', { latitude: 32.65, longitude: -16.91 }, 'Madeira'],
])('%s is on a small map that names what it shows', (place, point, region) => {
  const map = regionMapOf(point);
  expect(map && LOCATION_TEXT.map(place, LOCATION_TEXT.regions[map.name])).toBe(`${place} on a map of ${region}`);
});
