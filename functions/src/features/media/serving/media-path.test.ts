import { pictureObject, picturePath, socialPictureObject, socialPicturePath } from '#domain/media/picture-path.ts';
import { portraitPictureObject, portraitSource } from '#domain/media/portrait-crop.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMediaPath } from './media-path.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the path of a picture', () => {
  it('gives the object that it names', () => {
    const anyId = fc.stringMatching(/^[0-9a-f]{32}$/);
    const anyFormat = fc.constantFrom('avif' as const, 'webp' as const);
    fc.assert(
      fc.property(anyId, fc.integer({ min: 1, max: 20_000 }), anyFormat, (id, width, format) => {
        const read = parseMediaPath(picturePath(id, width, format));
        expect(read).toEqual({ object: pictureObject(id, width, format), contentType: `image/${format}` });
      }),
    );
  });

  it('for shared links gives its object', () => {
    expect(parseMediaPath(socialPicturePath(ID))).toEqual({
      object: socialPictureObject(ID),
      contentType: 'image/jpeg',
    });
  });

  it('for the portrait crop gives its object', () => {
    expect(parseMediaPath(portraitSource({ id: ID, upright: true })?.src ?? '')).toEqual({
      object: portraitPictureObject(ID),
      contentType: 'image/avif',
    });
  });

  it.each([
    `/media/${ID}/upright.webp`,
    `/media/${ID}/upright.jpg`,
    `/media/${ID}/social.webp`,
    `/media/${ID}/social.jpeg`,
    `/media/${ID}/SOCIAL.jpg`,
    `/media/${ID}/480.jpg`,
    `/media/${ID}/480.AVIF`,
    `/media/${ID}/0480.avif`,
    `/media/${ID}/0.avif`,
    `/media/${ID}/-480.avif`,
    `/media/${ID}/4.8e2.avif`,
    `/media/${ID}/999999.avif`,
    `/media/${ID}/480.avif/`,
    `/media/${ID}/480`,
    `/media/${ID}`,
    `/media/${ID.toUpperCase()}/480.avif`,
    `/media/${ID.slice(1)}/480.avif`,
    `/media//${ID}/480.avif`,
    `/media/../${ID}/480.avif`,
    `/media/%2e%2e/480.avif`,
    `/media/..%2fincoming/480.avif`,
    `/media/${ID}/480.avif%00`,
    `/media/${ID}/480.avif\n`,
    `/other/${ID}/480.avif`,
    '/media/',
    '',
  ])('is never %j', (path) => {
    expect(parseMediaPath(path)).toBeNull();
  });

  it('never gives an object outside the folder of the pictures', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const read = parseMediaPath(`/media/${rest}`);
        expect(read === null || /^media\/[0-9a-f]{32}\/(\d+\.(avif|webp)|social\.jpg)$/.test(read.object)).toBe(true);
      }),
    );
  });
});
