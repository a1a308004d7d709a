import type { ResponsivePictureProps } from './ResponsivePicture.tsx';

/** The crop of a picture for windows much taller than wide; the domain's `uprightSource` makes it. */
export interface PortraitCrop {
  /** Its address. */
  src: string;
  /** Windows that it fills, as a media query. */
  media: string;
}

/** The picture that a page is judged by, as the head must know it to ask for it before anything else. */
export interface FirstPicture extends Pick<ResponsivePictureProps, 'avif' | 'sizes'> {
  /** Its crop for upright windows; default none. */
  upright?: PortraitCrop | null;
}

/** `sizes` of a photograph as wide as the window. */
export const WINDOW_WIDE = '100vw';

/** `sizes` of a photograph beside the words on a wide window, above or below them on a narrow one. */
export const BESIDE_TEXT = '(min-width: 64rem) 60vw, 100vw';
