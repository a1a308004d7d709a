import { describe, expect, it } from 'vitest';
import { CARD_WIDEST, PART_WIDEST, pictureSources } from './picture-sources.ts';

const ID = 'a'.repeat(32);
const picture = { id: ID, widths: [480, 800, 1440, 2400], width: 2400, height: 1600, alt: '', tones: '9ab876543' };

/** The widths that a `srcset` offers. */
const offered = (srcset: string | null): number[] =>
  Array.from(srcset?.matchAll(/ (\d+)w/g) ?? [], ([, width]) => Number(width));

describe('the sources of a picture', () => {
  it('are all its widths in both formats, and a WebP of 800 pixels for browsers that choose none', () => {
    const { avif, webp, src } = pictureSources(picture);
    expect(offered(avif)).toEqual([480, 800, 1440, 2400]);
    expect(offered(webp)).toEqual([480, 800, 1440, 2400]);
    expect(src).toBe(`/media/${ID}/800.webp`);
  });

  it.each([
    [CARD_WIDEST, [480, 800], '800'],
    [PART_WIDEST, [480, 800, 1440], '1440'],
  ])(
    'where it stands no wider than %i pixels are those widths in AVIF and the widest of them in WebP',
    (widest, widths, plain) => {
      const { avif, webp, src } = pictureSources(picture, widest);
      expect(offered(avif)).toEqual(widths);
      expect(webp).toBeNull();
      expect(src).toBe(`/media/${ID}/${plain}.webp`);
    },
  );

  it('are never none: a picture of one width is offered in it', () => {
    expect(offered(pictureSources({ ...picture, widths: [1200] }, CARD_WIDEST).avif)).toEqual([1200]);
  });
});
