import { propertyPath } from '#domain/site/paths.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { pageFile } from '#publisher/render/renderer/page-file.ts';
import type { ShownProperty } from '#publisher/render/site-renderer.ts';

/** What the pages of properties have to show. */
export function shownProperties(properties: readonly PublishedProperty[]): ShownProperty[] {
  return properties.map((property) => ({
    file: pageFile(propertyPath(property.slug), 'page').file,
    title: property.title,
    price: shownPrice(property),
    picture: (property.hero ?? property.gallery[0])?.id ?? null,
  }));
}
