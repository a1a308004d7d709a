// No zod here: pages build these addresses, functions answer them.

/**
 * Size and type of the middle of a picture for windows that are much taller than wide. A telephone that fills its window
 * with a landscape shows a third of it: this crop has one and a half times the rows of the 960 pixel variant in two
 * thirds of its bytes (docs/decisions/0103-upright-pictures.md).
 */
export const PORTRAIT_PICTURE = { width: 576, height: 960, type: 'image/avif' } as const;

/** Whether a picture of this size, in pixels, gets the crop: one that is upright itself has as many rows anyway. */
export function hasPortraitCrop(width: number, height: number): boolean {
  return width > height && height >= PORTRAIT_PICTURE.height;
}

/** What an HTML picture element needs of the crop. */
export interface PortraitSource {
  /** Its address, which never changes. */
  src: string;
  /** Windows that it fills without losing more of its height, as a media query. */
  media: string;
}

/** The crop of a picture for upright windows; null when it has none. */
export function portraitSource({ id, upright }: { id: string; upright?: true | undefined }): PortraitSource | null {
  return upright ? { src: `/${portraitPictureObject(id)}`, media: '(max-aspect-ratio: 3/5)' } : null;
}

/** Name of the same crop in the Storage bucket. */
export function portraitPictureObject(pictureId: string): string {
  return `media/${pictureId}/upright.avif`;
}
