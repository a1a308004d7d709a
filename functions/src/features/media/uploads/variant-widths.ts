import { PICTURE_WIDTHS } from '#domain/core/limits.ts';

/** Widths a picture of a given width is made in, ascending: the steps it fills, ending with its own width when it fills no further step. */
export function variantWidths(originalWidth: number): number[] {
  const next = PICTURE_WIDTHS.find((width) => width >= originalWidth);
  const filled = PICTURE_WIDTHS.filter((width) => width < originalWidth);
  return next === undefined ? filled : [...filled, originalWidth];
}
