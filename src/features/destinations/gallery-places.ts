/**
 * Place of a gallery picture on a wide window: the full width, half of it, or a row of one large picture, left or
 * right, and two small ones.
 */
export type GalleryPlace = 'whole' | 'half' | 'large-left' | 'large-right' | 'small';

const LEFT: readonly GalleryPlace[] = ['large-left', 'small', 'small'];
const RIGHT: readonly GalleryPlace[] = ['small', 'small', 'large-right'];
const PAIR: readonly GalleryPlace[] = ['half', 'half'];

/** Places for any number of pictures so that every row is full: rows of three, and pairs for the remainder. */
export function galleryPlaces(count: number): GalleryPlace[] {
  if (count === 1) return ['whole'];
  // A remainder of one makes two pairs with the row before it.
  const pairs = count % 3 === 0 ? 0 : 3 - (count % 3);
  const threes = (count - 2 * pairs) / 3;
  const rows = Array.from({ length: threes }, (_, row) => (row % 2 === 0 ? LEFT : RIGHT));
  return [...rows, ...Array.from({ length: pairs }, () => PAIR)].flat();
}
