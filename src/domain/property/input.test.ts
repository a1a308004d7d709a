import { describe, expect, it } from 'vitest';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { newProperty } from './defaults.ts';
import { propertyInputAt, propertyInputOf, propertyInputSchema } from './input.ts';
import { workingPropertySchema } from './property.ts';

const working = workingPropertySchema.parse({
  ...newProperty({
    id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
    slug: 'casa-da-duna',
    title: 'Casa da Duna',
    location: 'Comporta',
    createdAt: '2026-03-01T09:00:00.000Z',
  }),
  price: '€1,250',
  rev: 3,
  archivedAt: null,
});
const form = propertyInputOf(working);
const errors = (given: object) =>
  propertyInputSchema
    .safeParse({ ...form, ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the input of an editor', () => {
  it('has all fields except those that the API sets', () => {
    const property = [
      'id',
      'slug',
      'priceAmount',
      'salePriceAmount',
      'rentalPriceAmount',
      'createdAt',
      'rev',
      'archivedAt',
    ];
    expect([...Object.keys(form), ...property].toSorted()).toEqual(Object.keys(working).toSorted());
  });

  it('is valid for a new property and is not changed by parsing', () => {
    expect(propertyInputSchema.parse(form)).toEqual(form);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Please enter a property title'],
    [{ location: '' }, 'location', 'Please enter a property location'],
    [{ price: ' ' }, 'price', 'Please enter a price for the rental property'],
    [{ type: 'real_estate' }, 'salePrice', 'Please enter a sale price for the real estate property'],
  ])('is rejected with the specified message: %o', (given, field, message) => {
    expect(errors(given)).toEqual([[field, message]]);
  });

  it('has its lines folded, as a spreadsheet or a Mac may give them', () => {
    const given = { ...form, title: 'Casa\ndo\tJoa\u0303o ', location: 'Me\u0301rida\u2028', tag: 'By\u000b the sea' };
    expect(propertyInputSchema.parse(given)).toEqual({
      ...form,
      ...{ title: 'Casa do João', location: 'Mérida', tag: 'By the sea' },
    });
  });

  it.each(['people', 'rooms', 'bedrooms', 'bathrooms'])('needs at least one of its %s', (field) => {
    expect(errors({ [field]: 0 })?.[0]?.[0]).toBe(field);
  });

  it('has each entry of a list once: trimmed, duplicates ignored', () => {
    const parsed = propertyInputSchema.parse({ ...form, houseRules: ['No shoes ', 'No shoes', 'Be kind'] });
    expect(parsed.houseRules).toEqual(['No shoes', 'Be kind']);
  });

  it('has each amenity of a category once, in whatever case', () => {
    const pool = { category: 'outdoor', name: 'Pool', icon: '' } as const;
    const parsed = propertyInputSchema.parse({ ...form, amenities: [pool, { ...pool, name: 'pool' }] });
    expect(parsed.amenities).toEqual([pool]);
  });
});

describe('the fields when unsaved work began', () => {
  it('are kept although a price is missing in them', () => {
    expect(propertyInputAt({ ...form, price: '', tag: 'Old' }, working)).toEqual({ ...form, price: '', tag: 'Old' });
  });

  it('have the present value of a field that is newer, or was stored in another form', () => {
    const older = withoutFields(form, ['adviser']);
    expect(propertyInputAt({ ...older, title: 'Before', people: 'four' }, { ...working, adviser: 'ana' })).toEqual({
      ...form,
      title: 'Before',
      adviser: 'ana',
    });
  });
});
