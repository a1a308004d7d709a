import { galleryAlt } from './text.ts';

/**
 * Gives each picture without alt text one made of the property's title and its position. Such texts are made again whenever the
 * order changes; what somebody wrote stays.
 */
export function describeGallery<Image extends { readonly alt: string }>(
  title: string,
  gallery: readonly Image[],
): Image[] {
  const automatic = galleryAlt(title, 0).slice(0, -1);
  const isMade = (alt: string): boolean => alt.startsWith(automatic) && /^\d+$/.test(alt.slice(automatic.length));
  return gallery.map((image, index) =>
    image.alt.trim() === '' || isMade(image.alt) ? { ...image, alt: galleryAlt(title, index + 1) } : image,
  );
}
