// No zod: library, uploads and reports use the same checks.

/** Warnings of the image quality checks; the editor decides. */
export const PICTURE_WARNINGS = ['blurred', 'small', 'no_alt'] as const;

export type PictureWarning = (typeof PICTURE_WARNINGS)[number];

/** Sharpness below which a photograph looks blurred at full width, measured on the sample photographs (docs/decisions/0045). */
export const BLUR_BELOW = 60;

/** Longer side below which a photograph cannot fill a page, in pixels. */
export const SMALL_BELOW = 1600;

/** Greatest difference in bits between the perceptual hashes of two similar pictures. */
export const ALIKE_BITS = 8;

/** Checks the quality of a picture. */
export function findPictureWarnings(
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

/** Whether two perceptual hashes belong to similar pictures. */
export function isSimilarHash(one: string, other: string): boolean {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; difference > 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits <= ALIKE_BITS;
}
