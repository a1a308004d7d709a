import { describe, expect, it } from 'vitest';
import { DESTINATION_SLUGS } from './destination-list.ts';
import { ADMIN_LOCATIONS, LISTING_LOCATIONS, locationMatcher } from './locations.ts';
import { rowFixture } from '#domain/search/fixture.ts';

function matches(locations: string[], location: string, destination: (typeof DESTINATION_SLUGS)[number] | null = null) {
  const matcher = locationMatcher(locations);
  return matcher === null || matcher(rowFixture({ location, destination }));
}

describe('location options', () => {
  it("are 'All, Sintra & Guincho, Cascais and Estoril, Lisbon, South of Lisbon, Troia & Comporta, Melides & West Coast, Alentejo, Algarve, East of Lisbon, North of Lisbon & Douro, Azores'", () => {
    expect(['All', ...LISTING_LOCATIONS].join(', ')).toBe(
      'All, Sintra & Guincho, Cascais and Estoril, Lisbon, South of Lisbon, Troia & Comporta, Melides & West Coast, Alentejo, Algarve, East of Lisbon, North of Lisbon & Douro, Azores',
    );
  });

  it("alternatively 'Algarve, Comporta, Cascais, Douro, Lisbon, Sintra, Azores, Alentejo, Porto, Melides, Troia, Estoril'", () => {
    expect(ADMIN_LOCATIONS.join(', ')).toBe(
      'Algarve, Comporta, Cascais, Douro, Lisbon, Sintra, Azores, Alentejo, Porto, Melides, Troia, Estoril',
    );
  });

  it('every destination is in a location of the first list', () => {
    for (const destination of DESTINATION_SLUGS) {
      expect(
        LISTING_LOCATIONS.filter((label) => matches([label], 'A quiet valley', destination)),
        destination,
      ).toHaveLength(1);
    }
  });

  it.each([...LISTING_LOCATIONS, ...ADMIN_LOCATIONS])('%s finds a property located there in words alone', (label) => {
    const words = label.split(/ & | and /);
    expect(matches([label], words.at(-1) ?? label)).toBe(true);
    expect(matches([label], 'Nowhere in particular')).toBe(false);
  });

  it('match whole words, accents aside', () => {
    expect(matches(['Troia & Comporta'], 'Tróia Peninsula')).toBe(true);
    expect(matches(['Porto'], 'Portofino')).toBe(false);
    expect(matches(['Porto'], 'Porto Covo')).toBe(false);
    expect(matches(['Porto'], 'Foz, Porto')).toBe(true);
    expect(matches(['Melides & West Coast'], 'Porto Covo')).toBe(true);
  });

  it.each(['Porto Moniz, Madeira', 'Porto da Cruz, Machico', 'Porto de Mós', 'Porto Salvo, Oeiras'])(
    '%s is not in or near Porto',
    (location) => {
      expect(matches(['Porto'], location)).toBe(false);
      expect(matches(['North of Lisbon & Douro'], location)).toBe(false);
    },
  );

  it('East, South and North of Lisbon are not Lisbon', () => {
    for (const location of ['East of Lisbon', 'South of Lisbon', 'North of Lisbon']) {
      expect(matches(['Lisbon'], location)).toBe(false);
    }
    expect(matches(['East of Lisbon'], 'East of Lisbon')).toBe(true);
  });

  it('several mean any of them; none, or All, means anywhere', () => {
    expect(matches(['Algarve', 'Azores'], 'Furnas', 'azores')).toBe(true);
    expect(matches([], 'Nowhere')).toBe(true);
    expect(matches([''], 'Nowhere')).toBe(true);
    expect(matches(['All'], 'Nowhere')).toBe(true);
  });

  it('a place that is no option must be part of the location', () => {
    expect(matches(['ericei'], 'Ericeira')).toBe(true);
    expect(matches(['constructor'], 'Ericeira')).toBe(false);
  });
});
