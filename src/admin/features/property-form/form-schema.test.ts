import { describe, expect, it } from 'vitest';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { galleryAlt } from '#domain/media/text.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import { hiddenFields, propertyFormSchema } from './form-schema.ts';

const start = {
  ...propertyInputOf({
    ...newProperty({
      id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
      slug: 'casa-da-duna',
      title: 'Casa da Duna',
      location: 'Comporta',
      createdAt: '2026-03-01T09:00:00.000Z',
    }),
    rev: 1,
    archivedAt: null,
  }),
  price: '€1,250',
  salePrice: '€900,000',
};
const schema = propertyFormSchema(start);
const faultsOf = (typed: object): unknown[] | undefined =>
  schema.safeParse({ ...start, ...typed }).error?.issues.map(({ path }) => path.join('.'));

describe('the form of a property', () => {
  it('saves the value from before in place of an invalid one of a hidden field', () => {
    const typed = { ...start, type: 'rental' as const, yearBuilt: 12, plotSize: 400 };
    expect(schema.parse(typed)).toEqual({ ...typed, yearBuilt: start.yearBuilt });
  });

  it('saves the price and the alt texts as the API stores them, so that a save finds itself when its response was lost', () => {
    const gallery = [2, 1].map((place) => ({ ...pictureFixture(), alt: galleryAlt('Casa da Duna', place) }));
    const saved = schema.parse({ ...start, type: 'real_estate', gallery });
    expect(saved.price).toBe('€900,000');
    expect(saved.gallery.map(({ alt }) => alt)).toEqual([1, 2].map((place) => galleryAlt('Casa da Duna', place)));
  });

  it('saves alt texts of the title with which it is saved', () => {
    const gallery = [{ ...pictureFixture(), alt: galleryAlt('Casa da Duna', 1) }];
    const hero = { ...pictureFixture('1'), alt: 'Casa da Duna' };
    const saved = schema.parse({ ...start, title: 'Quinta do Vale', hero, gallery });
    expect(saved.hero?.alt).toBe('Quinta do Vale');
    expect(saved.gallery.map(({ alt }) => alt)).toEqual([galleryAlt('Quinta do Vale', 1)]);
  });

  it('finds the faults of the fields that it shows', () => {
    expect(faultsOf({ type: 'real_estate', yearBuilt: 12, area: -1 })).toEqual(['yearBuilt']);
    expect(faultsOf({ type: 'rental', yearBuilt: 12, area: -1 })).toEqual(['area']);
    expect(faultsOf({ type: 'real_estate', bookingLink: 'no link' })).toBeUndefined();
    expect(faultsOf({ type: 'real_estate', hasRentalOption: true, bookingLink: 'no link' })).toEqual(['bookingLink']);
  });

  it('shows the rental price of a sale with the rental option only', () => {
    const isHidden = (type: 'rental' | 'real_estate', hasRentalOption: boolean): boolean =>
      hiddenFields({ type, hasRentalOption }).includes('rentalPrice');
    expect([isHidden('real_estate', true), isHidden('real_estate', false), isHidden('rental', true)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
