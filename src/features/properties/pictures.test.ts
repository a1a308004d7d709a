import { describe, expect, it } from 'vitest';
import { heroPicture } from './hero-picture.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { storyPictures } from './story-pictures.ts';

describe('the photograph of a property page', () => {
  it('is the property’s own', () => {
    expect(heroPicture(publishedFixture({ hero: pictureFixture('a') }))?.id).toBe('a'.repeat(32));
  });

  it('is the first of its gallery where it has no hero', () => {
    expect(heroPicture(publishedFixture({ gallery: [pictureFixture('b')] }))?.id).toBe('b'.repeat(32));
  });

  it('is none where it has none, and never one of another property', () => {
    expect(heroPicture(publishedFixture())).toBeNull();
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
    const gallery = Array.from({ length: count }, (_, index) => pictureFixture(String(index)));
    expect(storyPictures(gallery)).toEqual(expected.map((index) => gallery[index]));
  });
});
