import { derivePriceAmounts, priceToStore } from '#domain/money/price.ts';
import type { PublishedProperty, WorkingProperty } from '#domain/property/property.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import type { PictureCache } from './media/picture-cache.ts';
import type { SampleProperty } from './sample-schemas.ts';

/** The first revision of a sample property; the fields for staff are still in the published copy, whose schema strips them. */
export function propertyCopies(
  sample: SampleProperty,
  cache: PictureCache,
): {
  working: WorkingProperty;
  published: WorkingProperty & Pick<PublishedProperty, 'publishedAt' | 'firstPublishedAt' | 'publishedRev'>;
} {
  const price = priceToStore(sample);
  const working: WorkingProperty = {
    ...sample,
    slug: slugFromTitle(sample.title),
    price,
    ...derivePriceAmounts({ ...sample, price }),
    hero: sample.hero === null ? null : cache.named(sample.hero),
    gallery: sample.gallery.map((entry) => cache.inGallery(entry)),
    floorPlans: sample.floorPlans.map((entry) => cache.inGallery(entry)),
    accessPictures: sample.accessPictures.map((entry) => cache.inGallery(entry)),
    rev: 1,
    archivedAt: null,
  };
  // Not the time of seeding, because seeding again must change nothing.
  const at = sample.createdAt;
  return { working, published: { ...working, publishedAt: at, firstPublishedAt: at, publishedRev: 0 } };
}
