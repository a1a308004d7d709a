import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { describe, expect, it } from 'vitest';
import { propertyPage } from './page-facts.ts';

const SITE = new URL('https://site.example');

describe('the picture of a link to a property', () => {
  it('is its own, from the gallery where it has no hero', () => {
    const gallery = [pictureFixture('b')];
    expect(propertyPage(publishedFixture({ hero: pictureFixture('a'), gallery }), SITE).picture).toEqual(
      pictureFixture('a'),
    );
    expect(propertyPage(publishedFixture({ hero: null, gallery }), SITE).picture).toEqual(pictureFixture('b'));
  });

  it('is the mark of the brand where it has none, not the first photograph of the home page', () => {
    expect(propertyPage(publishedFixture({ hero: null, gallery: [] }), SITE).picture).toBe('plate');
  });
});

describe('the description of a property without one', () => {
  const described = (given: Partial<PublishedProperty>): string =>
    propertyPage(publishedFixture({ description: '', location: 'Melides', bedrooms: 4, people: 1, ...given }), SITE)
      .description;

  it('counts the guests of a letting', () => {
    expect(described({ price: 'from €900 per night' })).toBe(
      'Vacation Rental in Melides. 4 bedrooms, 1 guest, from €900 per night',
    );
  });

  it('counts no guests of a property for sale, as its page does not', () => {
    expect(described({ type: 'real_estate', salePrice: '€2,400,000' })).toBe(
      'Real Estate in Melides. 4 bedrooms, €2,400,000',
    );
  });

  it.each([
    ['From 1250 euros per night', 'from €1,250 per night'],
    ['€1.250 per night', '€1.250 per night'],
    ['Price on request', 'Price on request'],
  ])('has the price %j as the page writes it: %j', (price, expected) => {
    expect(described({ price })).toBe(`Vacation Rental in Melides. 4 bedrooms, 1 guest, ${expected}`);
  });
});
