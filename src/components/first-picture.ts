import type { ResponsivePictureProps } from './ResponsivePicture.tsx';

/** The picture that a page is judged by, as the head must know it to ask for it before anything else. */
export interface FirstPicture extends Pick<ResponsivePictureProps, 'avif' | 'sizes'> {
  /** Address of its crop for upright windows and which these are; default none. */
  upright?: { src: string; media: string } | null;
}

/** `sizes` of a photograph as wide as the window. */
export const WINDOW_WIDE = '100vw';

/** `sizes` of a photograph beside the words on a wide window, above or below them on a narrow one. */
export const BESIDE_WORDS = '(min-width: 64rem) 60vw, 100vw';
