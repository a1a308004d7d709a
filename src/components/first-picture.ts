import type { ResponsivePictureProps } from './ResponsivePicture.tsx';

/** The picture that a page is judged by, as the head must know it to ask for it before anything else. */
export type FirstPicture = Pick<ResponsivePictureProps, 'avif' | 'sizes'>;

/** `sizes` of a photograph as wide as the window. */
export const WINDOW_WIDE = '100vw';

/** `sizes` of a photograph beside the words on a wide window, above or below them on a narrow one. */
export const BESIDE_WORDS = '(min-width: 64rem) 60vw, 100vw';
