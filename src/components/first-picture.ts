import type { ResponsivePictureProps } from './ResponsivePicture.tsx';

/** The picture that decides a page's LCP; the head preloads it. */
export interface FirstPicture extends Pick<ResponsivePictureProps, 'avif' | 'sizes'> {
  /** The picture that decides it in the windows of a media query instead, such as its portrait crop; default none. */
  instead?: { media: string; src: string; sizes?: string } | null | undefined;
}

/** `sizes` of a photograph as wide as the window. */
export const WINDOW_WIDE = '100vw';

/** `sizes` of a photograph next to the text on a wide window, above or below it on a narrow one. */
export const BESIDE_TEXT = '(min-width: 64rem) 60vw, 100vw';
