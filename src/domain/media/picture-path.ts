// No zod here: pages, islands and functions all build these addresses.

/** The formats every picture is made in, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** A format of a published picture. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address of one variant of a published picture on this site; the name carries the content hash, so it never changes. */
export function pictureAddress(pictureId: string, width: number, format: PictureFormat): string {
  return `/media/${pictureId}/${width}.${format}`;
}

/** Name of the same variant in the Storage bucket. */
export function pictureObject(pictureId: string, width: number, format: PictureFormat): string {
  return `media/${pictureId}/${width}.${format}`;
}
