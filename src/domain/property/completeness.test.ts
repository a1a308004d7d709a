import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyCompleteness, publishingGaps, type CompletenessFields } from './completeness.ts';
import { PROPERTY_TYPES, type PropertyType } from './type.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';

const pictures = [...'abcde'].map(pictureFixture);
const [hero = null, ...gallery] = pictures;

const bedroom = { name: '', floor: 0, beds: { single: 1 }, bath: null, isStepFree: false };
const terrace = { name: 'Terrace', bearing: 180, obstructions: [] };
const beach = { kind: 'beach' as const, name: '', kilometres: 2, minutes: null };

/** A property that meets every criterion, with some fields replaced. */
function complete(given: Partial<CompletenessFields> = {}): CompletenessFields {
  return publishedFixture({
    ...{ price: '€1,250', salePrice: '€900,000', licenceNumber: '900001/AL', energyRating: 'B' },
    ...{ hero, gallery, bedroomList: [bedroom], outdoorPlaces: [terrace], distances: [beach] },
    ...{ adviser: 'duarte', ...given },
  });
}

const missing = (given: Partial<CompletenessFields>) =>
  propertyCompleteness(complete(given))
    .filter(({ isMet }) => !isMet)
    .map(({ item, isLaw, isRequired }) => (isLaw ? `${item} by law` : isRequired ? `${item} by us` : item));

describe('what is missing before publishing', () => {
  it.each(PROPERTY_TYPES)('is nothing for a %s that has everything', (type) => {
    expect(missing({ type })).toEqual([]);
  });

  it.each<[string, Partial<CompletenessFields>, string[]]>([
    ['the price', { price: ' ' }, ['price']],
    ['the sale price of a sale', { type: 'real_estate', salePrice: '' }, ['price']],
    ['values that are probably mistakes', { people: 500 }, ['values', 'beds']],
    ['five pictures', { gallery: gallery.slice(1) }, ['pictures']],
    ['the alt text of a picture', { gallery: gallery.map((picture) => ({ ...picture, alt: ' ' })) }, ['alt']],
    ['the alt text of the hero', { hero: { ...pictureFixture('a'), alt: '' } }, ['alt']],
    ['a bedroom that is not described', { bedrooms: 2 }, ['bedrooms']],
    ['a bedroom too many', { bedrooms: 0 }, ['bedrooms']],
    ['a guest without a bed', { people: 2 }, ['beds']],
    ['the outdoor places', { outdoorPlaces: [] }, ['outdoors']],
    ['the distances', { distances: [] }, ['distances']],
    ['the adviser', { adviser: null }, ['adviser']],
  ])('names %s as advice', (_, given, expected) => {
    expect(missing(given)).toEqual(expected);
  });

  it.each<[string, Partial<CompletenessFields>]>([
    ['for sale', { type: 'real_estate' }],
    ['that is hired by the day', { type: 'event' }],
  ])('asks for no beds of a property %s', (_, given) => {
    expect(missing({ ...given, bedroomList: [] })).toEqual([]);
  });

  it('leads to the picture without an alt text', () => {
    const field = (given: Partial<CompletenessFields>) =>
      propertyCompleteness(complete(given)).find(({ item }) => item === 'alt')?.field;
    expect(field({ hero: { ...pictureFixture('a'), alt: '' } })).toBe('hero');
    expect(field({ gallery: gallery.map((picture) => ({ ...picture, alt: '' })) })).toBe('gallery');
  });

  it.each<[string, Partial<CompletenessFields>]>([
    ['people', { people: 500 }],
    ['bedrooms', { bedrooms: 400 }],
    ['price', { price: '€1.250 per night' }],
    ['salePrice', { type: 'real_estate', salePrice: '€900' }],
  ])('leads to the unusual value in %s', (expected, given) => {
    expect(propertyCompleteness(complete(given)).find(({ item }) => item === 'values')?.field).toBe(expected);
  });

  it.each<[PropertyType, string[]]>([
    ['rental', ['licence by law']],
    ['retreat', ['licence by law']],
    ['real_estate', ['energy by law']],
    ['mid_term_rental', ['energy by law']],
    ['long_term_rental', ['energy by law']],
    ['event', []],
    ['production', []],
  ])('for a %s without licence number and energy class is %j', (type, expected) => {
    expect(missing({ type, licenceNumber: '', energyRating: null })).toEqual(expected);
  });

  it('names the hero as required, so that no page shows another property in its place', () => {
    expect(missing({ hero: null, gallery: pictures })).toEqual(['hero by us']);
  });

  it('keeps a property from being published exactly when a required item is not met', () => {
    const property = fc.record({
      type: fc.constantFrom(...PROPERTY_TYPES),
      licenceNumber: fc.constantFrom('', ' ', '900001/AL'),
      energyRating: fc.constantFrom(null, 'A' as const),
      price: fc.constantFrom('', '€1'),
      hero: fc.constantFrom(null, hero),
    });
    fc.assert(
      fc.property(property, (given) => {
        const gaps = publishingGaps(complete(given)).map(({ item }) => item);
        expect(gaps).toEqual(missing(given).flatMap((item) => (item.includes(' by ') ? item.split(' ')[0] : [])));
      }),
    );
  });
});
