import { propertyPath } from '#domain/site/paths.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { pageFile } from '#publisher/render/program/page-file.ts';
import type { ShownProperty } from '#publisher/render/site-program.ts';

/** What the pages of some properties have to show. */
export function shownProperties(whole: readonly PublishedProperty[]): ShownProperty[] {
  return whole.map((property) => ({
    file: pageFile(propertyPath(property.slug), 'page').file,
    title: property.title,
    price: shownPrice(property),
    picture: (property.hero ?? property.gallery[0])?.id ?? null,
  }));
}
