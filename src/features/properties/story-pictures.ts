import type { Picture } from '#domain/media/picture.ts';

/** Places for pictures between the sections of a property's story. */
const PLACES = 2;

/**
 * Pictures of the gallery that stand between the sections of a property's story: spread over its later part, as its first is
 * seen just above; fewer when the gallery is small.
 */
export function storyPictures(gallery: readonly Picture[]): Picture[] {
  const last = gallery.length - 1;
  const chosen = new Set(Array.from({ length: PLACES }, (_, place) => Math.round((last * (place + 1)) / PLACES)));
  return gallery.filter((_, index) => index > 0 && chosen.has(index));
}
