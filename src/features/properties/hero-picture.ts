import type { Picture } from '@site/domain/picture';
import type { PublishedProperty } from '@site/domain/property';

/**
 * The photograph of a property's hero. 'A missing hero image falls back to a stock photo' (visitor specification,
 * section 8): first to one of its own gallery, then to the site's stock photograph, whose description is left out as it
 * shows another house; null when there is none at all.
 */
export function heroPicture(
  property: Pick<PublishedProperty, 'hero' | 'gallery'>,
  stock: Picture | undefined,
): Picture | null {
  const own = property.hero ?? property.gallery[0];
  if (own !== undefined) return own;
  return stock === undefined ? null : { ...stock, alt: '', caption: '' };
}
