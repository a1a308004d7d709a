import { describe, expect, it } from 'vitest';
import { heroPicture } from './hero-picture.ts';
import { somePicture, someProperty } from './property-fixture.ts';
import { storyPictures } from './story-pictures.ts';

describe("the hero: 'a missing hero image falls back to a stock photo'", () => {
  const stock = somePicture('e');

  it('is the property’s own', () => {
    expect(heroPicture(someProperty({ hero: somePicture('a') }), stock)?.id).toBe('a'.repeat(32));
  });

  it('is the first of its gallery before any stock photograph', () => {
    expect(heroPicture(someProperty({ gallery: [somePicture('b')] }), stock)?.id).toBe('b'.repeat(32));
  });

  it('is the stock photograph, which does not claim to describe the house', () => {
    expect(heroPicture(someProperty(), stock)).toMatchObject({ id: 'e'.repeat(32), alt: '' });
  });

  it('is none where the site has no photograph either', () => {
    expect(heroPicture(someProperty(), undefined)).toBeNull();
  });
});

describe('pictures between the sections of the story', () => {
  it.each([
    [8, [4, 7]],
    [6, [3, 5]],
    [3, [1, 2]],
    [2, [1]],
    [1, []],
    [0, []],
  ])('of %i pictures are those at %j', (count, expected) => {
    const gallery = Array.from({ length: count }, (_, index) => somePicture(String(index)));
    expect(storyPictures(gallery)).toEqual(expected.map((index) => gallery[index]));
  });
});
