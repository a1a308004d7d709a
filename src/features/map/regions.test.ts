import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProperties, propertiesAt } from './map-fixture.ts';
import { regionOf } from '#domain/places/region.ts';
import { hiddenRegions, type MapArea } from './regions.ts';

const PORTO = { latitude: 41.15, longitude: -8.61 };
const FAIAL = { latitude: 38.58, longitude: -28.7 };
const PICO = { latitude: 38.47, longitude: -28.4 };
const FUNCHAL = { latitude: 32.65, longitude: -16.9 };

const MAINLAND: MapArea = { centre: { latitude: 39.4, longitude: -8.2 }, west: -10, south: 36, east: -6, north: 43 };
const AZORES: MapArea = { centre: { latitude: 38.5, longitude: -28 }, west: -29, south: 38, east: -27, north: 39 };

describe('the regions out of sight', () => {
  it('are counted, with the side of the map on which they are', () => {
    expect(hiddenRegions(propertiesAt(PICO, PORTO, FAIAL, FUNCHAL), MAINLAND)).toEqual([
      { region: 'azores', count: 2, side: 'west' },
      { region: 'madeira', count: 1, side: 'west' },
    ]);
    expect(hiddenRegions(propertiesAt(PICO, PORTO), AZORES)).toEqual([{ region: 'mainland', count: 1, side: 'east' }]);
  });

  it('do not include a region of which one property is visible', () => {
    expect(hiddenRegions(propertiesAt(PICO, { latitude: 37.75, longitude: -25.67 }), AZORES)).toEqual([]);
  });

  it('never count a property that is visible', () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const hidden = hiddenRegions(properties, MAINLAND).map(({ region }) => region);
        expect(hidden).not.toContain('mainland');
        const islands = properties.filter(({ point }) => regionOf(point) === 'azores');
        expect(hidden.includes('azores')).toBe(islands.length > 0);
      }),
    );
  });
});
