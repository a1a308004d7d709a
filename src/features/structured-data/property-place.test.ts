import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { accommodation, placeAddress } from './property-place.ts';

const known = { people: 8, rooms: 9, bedrooms: 4, bathrooms: 3, area: 340, yearBuilt: 1890 } as const;
const onEveryPage = {
  numberOfBedrooms: 4,
  numberOfBathroomsTotal: 3,
  floorSize: { '@type': 'QuantitativeValue', value: 340, unitCode: 'MTK' },
};

describe('the accommodation of a property', () => {
  it.each(PROPERTY_TYPES)('of the type %s states the facts that its page shows and no others', (type) => {
    expect(accommodation(publishedFixture({ ...known, type }))).toEqual({
      '@type': 'Accommodation',
      ...onEveryPage,
      ...(type === 'real_estate'
        ? { yearBuilt: 1890 }
        : { occupancy: { '@type': 'QuantitativeValue', value: 8 }, numberOfRooms: 9 }),
      amenityFeature: [],
    });
  });

  it('leaves out what is unknown', () => {
    const unknown = { people: 0, rooms: 0, bedrooms: 0, bathrooms: 0, area: null, yearBuilt: null };
    for (const type of PROPERTY_TYPES) {
      expect(accommodation(publishedFixture({ ...unknown, type }))).toEqual({
        '@type': 'Accommodation',
        amenityFeature: [],
      });
    }
  });
});

describe('the address of a property', () => {
  const inPortugal = { '@type': 'PostalAddress', addressCountry: 'PT' };

  it.each([
    ['Carvalhal, Comporta', { addressLocality: 'Carvalhal', addressRegion: 'Comporta' }],
    ['Ginetes, São Miguel, Azores', { addressLocality: 'Ginetes, São Miguel', addressRegion: 'Azores' }],
    ['Comporta', { addressLocality: 'Comporta' }],
    ['Cascais, Portugal', { addressLocality: 'Cascais' }],
    ['Quinta do Lago, Algarve, portugal', { addressLocality: 'Quinta do Lago', addressRegion: 'Algarve' }],
    ['Comporta,', { addressLocality: 'Comporta' }],
    ['Portugal', {}],
  ])('of %j names town and region, and the country as the country', (location, place) => {
    expect(placeAddress(location)).toEqual({ ...inPortugal, ...place });
  });
});
