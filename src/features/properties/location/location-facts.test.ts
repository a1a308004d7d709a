import { describe, expect, it } from 'vitest';
import { locationFacts } from './location-facts.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude, exact: true });

describe('the surroundings of a property', () => {
  it('are measured from its coordinates', () => {
    expect(locationFacts({ location: 'Pinhão, Douro', coordinates: at(41.197, -7.552) })).toMatchObject({
      exact: true,
      nearestPlace: { name: 'Pinhão', kilometres: 1 },
      nearestAirport: { name: 'Porto', kilometres: 95 },
      lisbonAirport: { kilometres: 301 },
    });
  });

  it('name no place that the location names already', () => {
    const facts = locationFacts({ location: 'Comporta', coordinates: null });
    expect(facts).toMatchObject({ exact: false, nearestPlace: null, nearestAirport: { name: 'Lisbon' } });
    expect(facts.lisbonAirport).toBeNull();
  });

  it('in the Azores end at the nearest island airport', () => {
    const facts = locationFacts({ location: 'Ginetes, São Miguel, Azores', coordinates: at(37.85, -25.84) });
    expect(facts).toMatchObject({ nearestAirport: { name: 'Ponta Delgada' }, lisbonAirport: null });
  });

  it.each([
    ['Porto Santo, Madeira', null, 'Porto Santo'],
    ['Vila do Corvo, Azores', at(39.672, -31.112), 'Corvo'],
  ])('of %s name the airport of its own island, not one across the sea', (location, coordinates, name) => {
    const { nearestAirport } = locationFacts({ location, coordinates });
    expect(nearestAirport?.name).toBe(name);
    expect(nearestAirport?.kilometres).toBeLessThan(5);
  });

  it('are left out where the gazetteer knows no name', () => {
    expect(locationFacts({ location: 'Somewhere', coordinates: null })).toMatchObject({
      point: null,
      nearestAirport: null,
    });
  });
});
