import type { Picture } from '#domain/media/picture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';

/** The photograph of a property's page: its hero, else the first of its gallery; null for none. */
export function heroPicture(property: Pick<PublishedProperty, 'hero' | 'gallery'>): Picture | null {
  return property.hero ?? property.gallery[0] ?? null;
}
