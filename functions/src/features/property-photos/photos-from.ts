import { describedGallery } from '@site/domain/gallery-alts';
import type { Picture } from '@site/domain/picture';
import type { WorkingProperty } from '@site/domain/property';

/** Hero and gallery made of pictures in order: the first is the hero, and a picture without words gets the specified ones. */
export function photosFrom(title: string, pictures: readonly Picture[]): Pick<WorkingProperty, 'hero' | 'gallery'> {
  const [hero = null, ...rest] = pictures;
  return {
    hero: hero === null ? null : { ...hero, alt: hero.alt || title },
    gallery: describedGallery(title, rest),
  };
}
