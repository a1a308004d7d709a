// No zod here: pages build these addresses, functions answer them.

/** Size and type of the picture that a shared link shows; every service crops to about this shape. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Address of a picture's variant for shared links; like its other variants it never changes. */
export function socialPictureAddress(pictureId: string): string {
  return `/${socialPictureObject(pictureId)}`;
}

/** Name of the same variant in the Storage bucket. */
export function socialPictureObject(pictureId: string): string {
  return `media/${pictureId}/social.jpg`;
}
