import { picturePath } from './picture-path.ts';
import type { Picture } from './picture.ts';
import type { CardPicture } from '#domain/search/index/card-slice.ts';

/** The attributes of an HTML picture element. */
export interface PictureSources {
  /** `srcset` of the AVIF variants. */
  avif: string;
  /** `srcset` of the WebP variants; null where `src` is enough. */
  webp: string | null;
  /** A WebP for browsers without `srcset`, or without AVIF where `webp` is null. */
  src: string;
  /** Width of the largest variant, in pixels. */
  width: number;
  /** Height of the largest variant, in pixels. */
  height: number;
  /** '' for decoration. */
  alt: string;
  /** Colours of the upper, middle and lower third, as a CSS list. */
  tones: string;
  /** Blurred miniature as a data URL; undefined for card pictures. */
  placeholder: string | undefined;
}

/** Widest variant of a card picture in pixels: three in a row, or one on a phone. Older pictures have variants of 960. */
export const CARD_WIDEST = 960;

/** Widest variant of a picture that fills a part of the window, in pixels. Older pictures have variants of 1,600. */
export const PART_WIDEST = 1600;

/**
 * Makes the sources of an HTML picture element from variants of at most `widest` pixels. With a bound, browsers without
 * AVIF get one WebP of that width: every variant adds to the HTML, and a page has dozens of pictures
 * (docs/decisions/0161-pages-are-there-at-once.md).
 */
export function pictureSources(
  picture: CardPicture & Partial<Pick<Picture, 'placeholder'>>,
  widest = Infinity,
): PictureSources {
  const widths = picture.widths.filter((width, index) => index === 0 || width <= widest);
  const srcset = (format: 'avif' | 'webp'): string =>
    widths.map((width) => `${picturePath(picture.id, width, format)} ${width}w`).join(', ');
  const plain = widest === Infinity ? widths[1] : undefined;
  return {
    avif: srcset('avif'),
    webp: widest === Infinity ? srcset('webp') : null,
    src: picturePath(picture.id, plain ?? Math.max(...widths), 'webp'),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    tones: picture.tones.replace(/(...)(...)/, '#$1,#$2,#'),
    placeholder: picture.placeholder,
  };
}
