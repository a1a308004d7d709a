import { galleryAlt } from './text.ts';

/**
 * Gives each picture without alt text one made of the property's title and its position. Such texts are made again whenever the
 * order or the title changes, from `titleBefore`; what somebody wrote stays.
 */
export function describeGallery<Image extends { readonly alt: string }>(
  title: string,
  gallery: readonly Image[],
  titleBefore = title,
): Image[] {
  const automatic = [title, titleBefore].map((one) => galleryAlt(one, 0).slice(0, -1));
  const isMade = (alt: string): boolean =>
    automatic.some((start) => alt.startsWith(start) && /^\d+$/.test(alt.slice(start.length)));
  return gallery.map((image, index) =>
    image.alt.trim() === '' || isMade(image.alt) ? { ...image, alt: galleryAlt(title, index + 1) } : image,
  );
}
