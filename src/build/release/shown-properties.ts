import { propertyPath } from '@site/domain/paths';
import { shownPrice } from '@site/domain/price';
import type { PublishedProperty } from '@site/domain/property';
import { pageFile } from '../page-file.ts';
import type { ShownProperty } from '../site-program.ts';

/** What the pages of some properties have to show. */
export function shownProperties(whole: readonly PublishedProperty[]): ShownProperty[] {
  return whole.map((property) => ({
    file: pageFile(propertyPath(property.slug), 'page').file,
    title: property.title,
    price: shownPrice(property),
    picture: (property.hero ?? property.gallery[0])?.id ?? null,
  }));
}
