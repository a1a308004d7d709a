import type { Picture } from '#domain/media/picture.ts';

/** Number of pictures between the sections of a property's story. */
const PLACES = 2;

/**
 * Pictures of the gallery between the sections of a property's story: from its later part, as its first are seen just
 * above; fewer when the gallery is small.
 */
export function storyPictures(gallery: readonly Picture[]): Picture[] {
  const last = gallery.length - 1;
  const chosen = new Set(Array.from({ length: PLACES }, (_, place) => Math.round((last * (place + 1)) / PLACES)));
  return gallery.filter((_, index) => index > 0 && chosen.has(index));
}
