import { describedGallery } from '#domain/media/gallery-alts.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { WorkingProperty } from '#domain/property/property.ts';

/** Hero and gallery made of pictures in order: the first is the hero, and a picture without words gets the specified ones. */
export function photosFrom(title: string, pictures: readonly Picture[]): Pick<WorkingProperty, 'hero' | 'gallery'> {
  const [hero = null, ...rest] = pictures;
  return {
    hero: hero === null ? null : { ...hero, alt: hero.alt || title },
    gallery: describedGallery(title, rest),
  };
}
