import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
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
