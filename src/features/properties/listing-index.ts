import type { PageType } from '@site/domain/property-type';
import { listingOf } from './listed-properties.ts';
import { type ListingIndex, packListing } from './pack-listing.ts';

const packed = new Map<PageType, Promise<ListingIndex>>();

/** The index of a listing page, packed once a build; the dev server packs anew, for content that changes. */
export function listingIndex(type: PageType): Promise<ListingIndex> {
  const pack = () => listingOf(type).then(({ properties }) => packListing(type, properties));
  if (import.meta.env.DEV) return pack();
  const known = packed.get(type) ?? pack();
  packed.set(type, known);
  return known;
}
