import { pictureAddress } from './picture-address.ts';
import type { Picture } from './picture.ts';
import type { CardPicture } from './search-index/card-slice.ts';

/** What an HTML picture element needs, without knowing where pictures are kept. */
export interface PictureSources {
  /** `srcset` of the AVIF variants. */
  avif: string;
  /** `srcset` of the WebP variants. */
  webp: string;
  /** Address for browsers that read no `srcset`: the WebP nearest to 960 pixels. */
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

/** Turns a stored picture into the sources of an HTML picture element. */
export function pictureSources(picture: CardPicture & Partial<Pick<Picture, 'placeholder'>>): PictureSources {
  const srcset = (format: 'avif' | 'webp'): string =>
    picture.widths.map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`).join(', ');
  const middle = picture.widths.find((width) => width >= 960) ?? Math.max(...picture.widths);
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: pictureAddress(picture.id, middle, 'webp'),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    tones: picture.tones.replace(/(...)(...)/, '#$1,#$2,#'),
    placeholder: picture.placeholder,
  };
}
