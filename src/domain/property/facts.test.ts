import { describe, expect, it } from 'vitest';
import { type FactFields, propertyFacts, shownArea } from './facts.ts';

const fields: FactFields & { licenceNumber: string } = {
  type: 'rental',
  people: 8,
  rooms: 6,
  bedrooms: 4,
  bathrooms: 3,
  area: 320,
  houseSize: 450,
  landSize: 12_000,
  builtArea: 500,
  plotSize: null,
  yearBuilt: 1890,
  energyRating: 'B',
  salePrice: '€2,400,000',
  salePriceAmount: 2_400_000,
  licenceNumber: '12345/AL',
};

function keys(property: FactFields): string[] {
  return propertyFacts(property).map(({ key }) => key);
}

describe('facts grid by type', () => {
  it('of a letting shows guests, rooms and area', () => {
    expect(keys(fields)).toEqual(['people', 'bedrooms', 'bathrooms', 'rooms', 'area', 'energyRating']);
  });

  it('leave out the licence, which stands in small print', () => {
    expect(JSON.stringify(propertyFacts({ ...fields, type: 'retreat' }))).not.toContain('12345/AL');
    expect(JSON.stringify(propertyFacts({ ...fields, type: 'real_estate' }))).not.toContain('12345/AL');
  });

  it('of a property for sale shows sizes and year, and leaves out what is unknown', () => {
    expect(keys({ ...fields, type: 'real_estate' })).toEqual([
      'bedrooms',
      'bathrooms',
      'houseSize',
      'builtArea',
      'landSize',
      'pricePerSquareMetre',
      'yearBuilt',
      'energyRating',
    ]);
  });

  it.each([
    ['land and plot', { landSize: 8900, plotSize: 8900 }, 'plotSize'],
    ['house and built area', { houseSize: 450, builtArea: 450 }, 'builtArea'],
  ] as const)('shows one figure once: %s', (_, sizes, repeated) => {
    const shown = keys({ ...fields, type: 'real_estate', ...sizes });
    expect(shown).not.toContain(repeated);
    expect(keys({ ...fields, type: 'real_estate', plotSize: 900 })).toContain(repeated);
  });

  it.each([
    ['the house', {}, '€5,333'],
    ['what is built where the house is unknown', { houseSize: null, area: null }, '€4,800'],
  ])('has the price of a square metre of %s', (_, given, value) => {
    const facts = propertyFacts({ ...fields, type: 'real_estate', ...given });
    expect(facts).toContainEqual({ key: 'pricePerSquareMetre', label: 'Price per m²', value });
  });

  it.each([
    ['a price on request', { salePriceAmount: 0 }],
    ['a price whose digits stand for another', { salePrice: '€2.400.000', salePriceAmount: 2 }],
    ['an unknown area', { houseSize: null, area: null, builtArea: null }],
  ])('has no price of a square metre for %s', (_, given) => {
    expect(keys({ ...fields, type: 'real_estate', ...given })).not.toContain('pricePerSquareMetre');
  });

  it('writes areas with their unit and a year without commas', () => {
    const facts = propertyFacts({ ...fields, type: 'real_estate' });
    expect(facts).toContainEqual({ key: 'landSize', label: 'Land size', value: '12,000\u00a0m²' });
    expect(facts).toContainEqual({ key: 'yearBuilt', label: 'Year built', value: '1890' });
  });

  it("'area shown is house_size' for real estate, where it is known", () => {
    expect(shownArea({ ...fields, type: 'real_estate' })).toBe(450);
    expect(shownArea({ ...fields, type: 'real_estate', houseSize: null })).toBe(320);
    expect(shownArea(fields)).toBe(320);
  });
});
