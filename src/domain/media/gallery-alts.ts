import { galleryAlt } from './text.ts';

/** Gives each picture without alt text one made of the property's title and its position. */
export function describeGallery<Image extends { readonly alt: string }>(
  title: string,
  gallery: readonly Image[],
): Image[] {
  return gallery.map((image, index) =>
    image.alt.trim() === '' ? { ...image, alt: galleryAlt(title, index + 1) } : image,
  );
}
