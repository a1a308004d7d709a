import type { Picture } from '#domain/media/picture.ts';
import { pictureAddress } from '#domain/media/picture-path.ts';

/** Pictures named in one page's data: search engines want eight of a house, and the page itself holds them all. */
const PICTURES_MAX = 10;
const WIDTH_MAX = 1600;

/** Absolute addresses of pictures, large enough for any search result; each once. */
export function pictureLinks(pictures: readonly (Picture | null)[], site: URL): string[] {
  const present = pictures.filter((picture) => picture !== null);
  const addresses = present.map(({ id, widths }) => {
    const width = widths.findLast((candidate) => candidate <= WIDTH_MAX) ?? Math.min(...widths);
    return new URL(pictureAddress(id, width, 'webp'), site).href;
  });
  return [...new Set(addresses)].slice(0, PICTURES_MAX);
}
