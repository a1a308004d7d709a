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

  it.each(['Marvila, Lisbon', 'Douro Valley', 'Ginetes, São Miguel, Azores', 'Régua, Douro'])(
    'name no place near %s, whose own point nobody knows',
    (location) => {
      expect(locationFacts({ location, coordinates: null }).nearestPlace).toBeNull();
    },
  );

  it.each(['Serpa, Alentejo', 'Fajã Grande, Flores, Azores', 'Douro Valley'])(
    'name no airport of %s, which may be anywhere in its region',
    (location) => {
      const facts = locationFacts({ location, coordinates: null });
      expect(facts).toMatchObject({ exact: false, nearestAirport: null, lisbonAirport: null });
      expect(facts.point).not.toBeNull();
    },
  );

  it.each([
    ['Marvila, Lisbon', 'Lisbon'],
    ['Foz do Douro, Porto', 'Porto'],
    ['Ginetes, São Miguel, Azores', 'Ponta Delgada'],
  ])('name the airport of %s, the city or the island that it is in', (location, name) => {
    expect(locationFacts({ location, coordinates: null }).nearestAirport?.name).toBe(name);
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
