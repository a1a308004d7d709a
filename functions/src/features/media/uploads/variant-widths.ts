import { PICTURE_WIDTHS } from '#domain/media/limits.ts';

/**
 * Widths of a picture's variants, ascending: the PICTURE_WIDTHS below the original's width, then the original's width unless
 * it is above all of them.
 */
export function variantWidths(originalWidth: number): number[] {
  const next = PICTURE_WIDTHS.find((width) => width >= originalWidth);
  const filled = PICTURE_WIDTHS.filter((width) => width < originalWidth);
  return next === undefined ? filled : [...filled, originalWidth];
}
