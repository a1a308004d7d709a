import { describe, expect, it } from 'vitest';
import {
  DESTINATION_GROUPS,
  groupDestinationProperties,
  isAtDestination,
  DESTINATION_GROUP_MAX,
} from './destination-properties.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';

describe("properties of a destination: 'location contains the destination text'", () => {
  const lisbon = { slug: 'lisbon', locationText: 'Lisbon' } as const;

  it('are those located there, of every type', () => {
    expect(isAtDestination({ destination: null, location: 'Alfama, lisbon' }, lisbon)).toBe(true);
    expect(isAtDestination({ destination: null, location: 'Lagos' }, lisbon)).toBe(false);
  });

  it('are not those in a region that only has its name', () => {
    expect(isAtDestination({ destination: null, location: 'Azeitão, South of Lisbon' }, lisbon)).toBe(false);
    const south = { slug: 'south-of-lisbon', locationText: 'South of Lisbon' } as const;
    expect(isAtDestination({ destination: null, location: 'Azeitão, south of Lisbon' }, south)).toBe(true);
  });

  it('follow the destination an editor chose before the text', () => {
    expect(isAtDestination({ destination: 'lisbon', location: 'Alfama' }, lisbon)).toBe(true);
    expect(isAtDestination({ destination: 'east-of-lisbon', location: 'East of Lisbon' }, lisbon)).toBe(false);
  });
});

describe('groups of a destination', () => {
  const names = (types: readonly (typeof PROPERTY_TYPES)[number][]) =>
    groupDestinationProperties(types.map((type) => ({ type, saleState: 'available' as const }))).map(
      ({ id, properties }) => [id, properties.map(({ type }) => type)],
    );

  it('are to stay, to buy and for events, and every type stands in exactly one', () => {
    expect(names(PROPERTY_TYPES)).toEqual([
      ['stay', ['rental', 'mid_term_rental', 'long_term_rental', 'retreat']],
      ['buy', ['real_estate']],
      ['events', ['event', 'production']],
    ]);
    expect(DESTINATION_GROUPS.flatMap(({ types }) => types)).toHaveLength(PROPERTY_TYPES.length);
  });

  it('are left out when they are empty', () => {
    expect(names(['production', 'retreat'])).toEqual([
      ['stay', ['retreat']],
      ['events', ['production']],
    ]);
    expect(names([])).toEqual([]);
  });

  it('are cut to what keeps the page light', () => {
    const thirty = Array.from({ length: 30 }, () => ({ type: 'event', saleState: 'available' }) as const);
    const [group] = groupDestinationProperties(thirty);
    expect(group?.properties).toHaveLength(DESTINATION_GROUP_MAX);
    expect(group?.more).toBe(30 - DESTINATION_GROUP_MAX);
  });

  it('have sold properties last, which are the first to be cut', () => {
    const sale = (saleState: 'available' | 'sold') => ({ type: 'real_estate', saleState }) as const;
    const [few] = groupDestinationProperties([sale('sold'), sale('available')]);
    expect(few).toMatchObject({ properties: [sale('available'), sale('sold')], more: 0 });
    const [many] = groupDestinationProperties([sale('sold'), ...Array.from({ length: 29 }, () => sale('available'))]);
    expect(many?.properties).toEqual(Array.from({ length: DESTINATION_GROUP_MAX }, () => sale('available')));
  });

  it('keep what the listing they lead to does not have', () => {
    const [group] = groupDestinationProperties([
      ...Array.from({ length: 30 }, () => ({ type: 'rental', saleState: 'available' }) as const),
      { type: 'retreat', saleState: 'available' },
    ]);
    expect(group?.properties.at(-1)?.type).toBe('retreat');
    expect(group).toMatchObject({ listing: 'rental', more: 7 });
  });
});
