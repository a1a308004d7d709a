import { galleryAlt } from './text.ts';

/** A gallery in which each picture without words of its own is described by the property's title and its place. */
export function describedGallery<Image extends { readonly alt: string }>(
  title: string,
  gallery: readonly Image[],
): Image[] {
  return gallery.map((image, index) =>
    image.alt.trim() === '' ? { ...image, alt: galleryAlt(title, index + 1) } : image,
  );
}
