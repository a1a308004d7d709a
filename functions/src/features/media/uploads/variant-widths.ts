import { PICTURE_WIDTHS } from '#domain/media/limits.ts';

/**
 * Widths of a picture's variants, ascending: the wanted ones below the original's width, then the original's width unless it
 * is above all of them.
 */
export function variantWidths(originalWidth: number, wanted: readonly number[] = PICTURE_WIDTHS): number[] {
  const next = wanted.find((width) => width >= originalWidth);
  const filled = wanted.filter((width) => width < originalWidth);
  return next === undefined ? filled : [...filled, originalWidth];
}
