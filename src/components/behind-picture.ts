import type { ResponsivePictureProps } from './ResponsivePicture.tsx';

/**
 * The CSS image behind a picture until it arrives: the miniature behind the one that a page is judged by, else the tones.
 * A miniature is 200 bytes that nothing compresses; in lists they were a fifth of the document (docs/decisions/0071).
 */
export function behindPicture({
  loading,
  placeholder,
  tones,
}: Pick<ResponsivePictureProps, 'loading' | 'placeholder' | 'tones'>): string {
  return loading === 'first' && placeholder !== undefined ? `url(${placeholder})` : `linear-gradient(${tones})`;
}
