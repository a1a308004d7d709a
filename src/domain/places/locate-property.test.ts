import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CENTRE, GAZETTEER } from './gazetteer.ts';
import { locateProperty, matchPlace } from './locate-property.ts';

describe("the gazetteer: 'a built-in lookup of about 80 Portuguese place names'", () => {
  it('knows at least 80 names, none twice', () => {
    expect(GAZETTEER.length).toBeGreaterThanOrEqual(80);
    expect(new Set(GAZETTEER.map(({ name }) => name)).size).toBe(GAZETTEER.length);
  });

  it('puts every place in mainland Portugal, Madeira or the Azores', () => {
    for (const { name, latitude, longitude } of GAZETTEER) {
      const mainland = latitude > 36.9 && latitude < 42.2 && longitude > -9.6 && longitude < -6.1;
      const madeira = latitude > 32.3 && latitude < 33.2 && longitude > -17.4 && longitude < -16.2;
      const azores = latitude > 36.9 && latitude < 39.8 && longitude > -31.4 && longitude < -24.9;
      expect(mainland || madeira || azores, name).toBe(true);
    }
  });

  it('finds every place by its own name', () => {
    for (const place of GAZETTEER) expect(matchPlace(place.name)?.name).toBe(place.name);
  });
});

describe("matching: 'lowercase substring after removing region words'", () => {
  it.each([
    ['Carvalhal, Comporta', 'Carvalhal'],
    ['Comporta', 'Comporta'],
    ['Tavira, Algarve', 'Tavira'],
    ['Algarve Region', 'Algarve'],
    ['LAGOS, PORTUGAL', 'Lagos'],
    ['Belém, Lisbon', 'Belém'],
    ['Central Lisboa', 'Lisbon'],
    ['obidos, Silver Coast', 'Óbidos'],
    ['Porto Covo, Alentejo', 'Porto Covo'],
    ['Porto Santo, Madeira', 'Porto Santo'],
    ['Vila Real de Santo António', 'Vila Real de Santo António'],
    ['Portobello, Algarve', 'Algarve'],
    ['Estoril, Cascais', 'Estoril'],
    ['Cascais-Estoril', 'Cascais'],
    ['East of Lisbon', 'East of Lisbon'],
    ['Furnas, São Miguel, Azores', 'Furnas'],
    ['Prainha do Pico, Azores', 'Pico'],
    ['Comportalinda', 'Comporta'],
    ['Castelo de São Jorge, Lisbon', 'Lisbon'],
    ['São Jorge, Madeira', 'Madeira'],
    ['Calheta, São Jorge, Azores', 'São Jorge'],
    ['Monte da Horta, Alentejo', 'Alentejo'],
    ['Porto Formoso, São Miguel', 'São Miguel'],
    ['Porto Moniz, Madeira', 'Madeira'],
    ['Foz do Douro, Porto', 'Porto'],
    ['Quinta da Horta, Beja', 'Beja'],
    ['Quinta da Horta, Beja, Portugal', 'Beja'],
    ['Rua da Horta, Porto', 'Porto'],
    ['Casa das Furnas, Sintra', 'Sintra'],
    ['Quinta da Calheta, Loulé', 'Loulé'],
    ['Calheta, São Jorge', 'São Jorge'],
    ['Horta, Faial', 'Horta'],
    ['Horta', 'Horta'],
    ['Melides, Grândola', 'Melides'],
    ['Comporta, Alcácer do Sal', 'Comporta'],
    ['Furnas, Ponta Delgada', 'Furnas'],
  ])('%s is %s', (location, name) => {
    expect(matchPlace(location)?.name).toBe(name);
  });

  it('knows nothing of other places', () => {
    expect(matchPlace('Somewhere lovely')).toBeNull();
    expect(matchPlace('')).toBeNull();
  });

  it.each(['Porto Moniz', 'Porto da Cruz, Machico'])('does not take %s for Porto', (location) => {
    expect(matchPlace(location)).toBeNull();
  });
});

describe('the position of a property', () => {
  it('is its own coordinates first', () => {
    const coordinates = { latitude: 38.4, longitude: -8.8, exact: true };
    expect(locateProperty({ location: 'Lagos', coordinates })).toEqual({
      latitude: 38.4,
      longitude: -8.8,
      source: 'coordinates',
      place: null,
      exact: true,
    });
  });

  it('is never called exact when the gazetteer found it', () => {
    expect(locateProperty({ location: 'Lagos, Algarve', coordinates: null })).toMatchObject({
      source: 'gazetteer',
      place: 'Lagos',
      exact: false,
    });
  });

  it("is the centre of the country when nothing matches: 'about 39.4, -8.22'", () => {
    expect(COUNTRY_CENTRE).toEqual({ latitude: 39.4, longitude: -8.22 });
    expect(locateProperty({ location: 'By the river', coordinates: null })).toEqual({
      ...COUNTRY_CENTRE,
      source: 'country',
      place: null,
      exact: false,
    });
  });

  it('is some point for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (location) => {
        const position = locateProperty({ location, coordinates: null });
        expect(Number.isFinite(position.latitude) && Number.isFinite(position.longitude)).toBe(true);
      }),
    );
  });
});
