import { describe, expect, it } from 'vitest';
import { GAZETTEER } from '#domain/places/gazetteer.ts';
import { isWithin } from '#domain/places/geo-point.ts';
import { drawNeighbourhood } from './draw-neighbourhood.ts';
import { nearbyNames } from './nearby-names.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { regionMapOf } from './region-map.ts';

const COMPORTA = { latitude: 38.381, longitude: -8.786 };
const MONSARAZ = { latitude: 38.443, longitude: -7.381 };
const PRINCIPE_REAL = { latitude: 38.716, longitude: -9.148 };

const drawing = (point: typeof COMPORTA): string => drawNeighbourhood(neighbourhoodOf(point));

/** Bytes of the largest neighbourhood, before compression. */
const MOST_BYTES = 16_000;

describe('the map of a neighbourhood', () => {
  it('shows the coast, towns, the ocean and a scale', () => {
    const map = drawing(COMPORTA);
    for (const name of ['Comporta', 'Tróia', 'Setúbal', 'Atlantic Ocean', '10 km']) expect(map).toContain(`>${name}<`);
  });

  it('shows an airport', () => {
    expect(drawing(PRINCIPE_REAL)).toContain('>Lisbon airport<');
  });

  it('calls no estuary and no land an ocean', () => {
    expect(drawing(PRINCIPE_REAL)).not.toContain('Atlantic');
    expect(drawing(MONSARAZ)).not.toContain('Atlantic');
  });

  it('draws the border', () => {
    expect(drawing(MONSARAZ)).toContain('stroke-dasharray');
    expect(drawing(COMPORTA)).not.toContain('stroke-dasharray');
  });

  it('is shared by properties that are close to each other', () => {
    const nextDoor = { latitude: COMPORTA.latitude + 0.001, longitude: COMPORTA.longitude };
    expect(neighbourhoodOf(nextDoor).path).toBe(neighbourhoodOf(COMPORTA).path);
    expect(neighbourhoodOf(COMPORTA).path).toBe('/maps/38.4_-8.8.svg');
  });

  it('exists for every place of the gazetteer, small, with the place near its middle and its region', () => {
    for (const place of GAZETTEER) {
      const neighbourhood = neighbourhoodOf(place);
      expect(isWithin(neighbourhood.frame, place), place.name).toBe(true);
      expect(drawNeighbourhood(neighbourhood).length, place.name).toBeLessThan(MOST_BYTES);
      expect(regionMapOf(place), place.name).not.toBeNull();
    }
  });

  it('is described by the nearest towns', () => {
    expect(nearbyNames(COMPORTA, neighbourhoodOf(COMPORTA).frame)).toBe('Carvalhal, Tróia and Setúbal');
  });
});
