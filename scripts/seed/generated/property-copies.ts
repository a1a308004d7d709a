import { derivePriceAmounts, priceToStore } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { slugFromTitle } from '#domain/property/slug.ts';
import type { PictureShelf } from '../media/picture-cache.ts';
import type { SampleProperty } from '../sample-schemas.ts';

/** The first revision of a sample property; the published copy still holds what only staff may know, its schema leaves that out. */
export function propertyCopies(
  sample: SampleProperty,
  shelf: PictureShelf,
): { working: WorkingProperty; published: WorkingProperty & { publishedAt: string; publishedRev: number } } {
  const price = priceToStore(sample);
  const working: WorkingProperty = {
    ...sample,
    slug: slugFromTitle(sample.title),
    price,
    ...derivePriceAmounts({ ...sample, price }),
    hero: sample.hero === null ? null : shelf.named(sample.hero),
    gallery: sample.gallery.map((entry) => shelf.inGallery(entry)),
    rev: 1,
    archivedAt: null,
  };
  // Not the moment of seeding: seeding again must change nothing.
  return { working, published: { ...working, publishedAt: sample.createdAt, publishedRev: 0 } };
}
