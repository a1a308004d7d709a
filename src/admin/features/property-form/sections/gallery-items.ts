import type { Picture } from '#domain/media/picture.ts';

/** A picture of a gallery with a name of its own: the same picture may stand there twice. */
export interface GalleryEntry {
  /** Its name while the form is open. */
  readonly id: string;
  /** Where it stands, from 0. */
  readonly place: number;
  /** The picture. */
  readonly picture: Picture;
}

/** Names the pictures of a gallery, so that they can be put in order. */
export function galleryItems(gallery: readonly Picture[]): GalleryEntry[] {
  const seen = new Map<string, number>();
  return gallery.map((picture, place) => {
    const before = seen.get(picture.id) ?? 0;
    seen.set(picture.id, before + 1);
    return { id: before === 0 ? picture.id : `${picture.id}-${before}`, place, picture };
  });
}
