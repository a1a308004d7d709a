// No zod: pages make these paths, functions serve them.

/**
 * Size and type of the portrait crop: the middle of a picture, for windows that are much taller than wide. A phone that
 * fills its window with a landscape shows a third of it: this crop has nearly twice the rows of the 800 pixel variant
 * in about its bytes (docs/decisions/0045).
 */
export const PORTRAIT_PICTURE = { width: 576, height: 960, type: 'image/avif' } as const;

/** Whether a picture of this size, in pixels, gets the crop; a picture in portrait format does not need one. */
export function hasPortraitCrop(width: number, height: number): boolean {
  return width > height && height >= PORTRAIT_PICTURE.height;
}

/** The crop as a source of an HTML picture element. */
export interface PortraitSource {
  /** A path whose file never changes. */
  src: string;
  /** Media query for tall windows. */
  media: string;
}

/** The portrait crop of a picture; null when it has none. */
export function portraitSource({ id, upright }: { id: string; upright?: true | undefined }): PortraitSource | null {
  return upright ? { src: `/${portraitPictureObject(id)}`, media: '(max-aspect-ratio: 3/5)' } : null;
}

/** The name of the crop in the Storage bucket. */
export function portraitPictureObject(pictureId: string): string {
  return `media/${pictureId}/upright.avif`;
}
