// No zod here: the steward's judgement is the same in the library, in uploads and in reports.

/** What the photo steward warns of; the editor decides. */
export const PICTURE_WARNINGS = ['blurred', 'small', 'no_alt'] as const;

/** A warning of the photo steward. */
export type PictureWarning = (typeof PICTURE_WARNINGS)[number];

/** Sharpness below which a photograph looks blurred at full width; found on the sample photographs (docs/decisions/0046). */
export const BLUR_BELOW = 60;

/** Longer side below which a photograph cannot fill a page, in pixels: the second largest width. */
export const SMALL_BELOW = 1600;

/** Most bits by which the perceptual hashes of two pictures of the same scene differ. */
export const ALIKE_BITS = 8;

/** The warnings that a picture deserves. */
export function pictureWarnings(
  picture: { readonly width: number; readonly height: number; readonly alt: string },
  measures: { readonly sharpness: number },
): PictureWarning[] {
  return PICTURE_WARNINGS.filter((warning) => {
    switch (warning) {
      case 'blurred':
        return measures.sharpness < BLUR_BELOW;
      case 'small':
        return Math.max(picture.width, picture.height) < SMALL_BELOW;
      case 'no_alt':
        return picture.alt === '';
    }
  });
}

/** Whether two perceptual hashes belong to pictures that look alike. */
export function looksAlike(one: string, other: string): boolean {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; difference > 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits <= ALIKE_BITS;
}
