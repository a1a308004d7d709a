// No zod: pages, islands and functions make these paths.

/** The formats of every picture, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The path of a picture variant; it contains the content hash, so its file never changes. */
export function picturePath(pictureId: string, width: number, format: PictureFormat): string {
  return `/media/${pictureId}/${width}.${format}`;
}

/** The name of the same variant in the Storage bucket. */
export function pictureObject(pictureId: string, width: number, format: PictureFormat): string {
  return `media/${pictureId}/${width}.${format}`;
}

/** Size and type of the picture of a shared link; social networks crop to about this shape. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The path of a picture's variant for shared links; its file never changes. */
export function socialPicturePath(pictureId: string): string {
  return `/${socialPictureObject(pictureId)}`;
}

/** The name of the same variant in the Storage bucket. */
export function socialPictureObject(pictureId: string): string {
  return `media/${pictureId}/social.jpg`;
}
