import type { PageType } from '#domain/property/type.ts';
import { memoizePerBuild } from '#components/memoize-per-build.ts';
import { listingOf } from './listed-properties.ts';
import { type ListingIndex, packListing } from './pack-listing.ts';

const packed = new Map<PageType, () => Promise<ListingIndex>>();

/** The search index of a listing page, memoized per build. */
export function listingIndex(type: PageType): Promise<ListingIndex> {
  const pack = packed.get(type) ?? memoizePerBuild(async () => packListing(type, (await listingOf(type)).properties));
  packed.set(type, pack);
  return pack();
}
