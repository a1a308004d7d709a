import type { Picture } from '#domain/media/picture.ts';
import { picturePath } from '#domain/media/picture-path.ts';

/**
 * Maximum number of pictures in one page's data: search engines want eight of a property, and the page has them all.
 */
const PICTURES_MAX = 10;
const WIDTH_MAX = 1600;

/** Absolute URLs of pictures, large enough for search results, without duplicates. */
export function pictureLinks(pictures: readonly (Picture | null)[], site: URL): string[] {
  const present = pictures.filter((picture) => picture !== null);
  const urls = present.map(({ id, widths }) => {
    const width = widths.findLast((candidate) => candidate <= WIDTH_MAX) ?? Math.min(...widths);
    return new URL(picturePath(id, width, 'webp'), site).href;
  });
  return [...new Set(urls)].slice(0, PICTURES_MAX);
}
