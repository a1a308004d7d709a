import { pictureAddress } from './picture-path.ts';
import type { Picture } from './picture.ts';
import type { CardPicture } from '#domain/search/index/card-slice.ts';

/** What an HTML picture element needs, without knowing where pictures are kept. */
export interface PictureSources {
  /** `srcset` of the AVIF variants. */
  avif: string;
  /** `srcset` of the WebP variants; null where `src` is enough. */
  webp: string | null;
  /** Address of a WebP for browsers that read no `srcset`, or no AVIF where there is no `webp`. */
  src: string;
  /** Width of the largest variant, in pixels. */
  width: number;
  /** Height of the largest variant, in pixels. */
  height: number;
  /** Text for those who cannot see it. */
  alt: string;
  /** Colours of its upper, middle and lower third, as CSS lists colours. */
  tones: string;
  /** Blurred miniature as a data address; undefined where only the tones came along. */
  placeholder: string | undefined;
}

/** Widest variant, in pixels, of a picture that stands in a card: three in a row, or one on a telephone. */
export const CARD_WIDEST = 960;

/** Widest variant of a picture that fills a part of the window. */
export const PART_WIDEST = 1600;

/**
 * Turns a stored picture into the sources of an HTML picture element, in variants of at most `widest` pixels. With such a
 * bound the few browsers without AVIF get one WebP, of that width: every variant is a line of the page, and a page has
 * dozens of pictures (docs/decisions/0070-rest-of-the-page.md).
 */
export function pictureSources(
  picture: CardPicture & Partial<Pick<Picture, 'placeholder'>>,
  widest = Infinity,
): PictureSources {
  const widths = picture.widths.filter((width, index) => index === 0 || width <= widest);
  const srcset = (format: 'avif' | 'webp'): string =>
    widths.map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`).join(', ');
  const plain = widest === Infinity ? widths.find((width) => width >= CARD_WIDEST) : undefined;
  return {
    avif: srcset('avif'),
    webp: widest === Infinity ? srcset('webp') : null,
    src: pictureAddress(picture.id, plain ?? Math.max(...widths), 'webp'),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    tones: picture.tones.replace(/(...)(...)/, '#$1,#$2,#'),
    placeholder: picture.placeholder,
  };
}
