import type { APIRoute, GetStaticPaths } from 'astro';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { withCacheKeys } from '#content/cache-key.ts';
import { listingOf } from '#features/properties/listing/listed-properties.ts';
import { packListing } from '#features/properties/listing/pack-listing.ts';

/** The search index of every listing page, the slices of its cards and the keys of its stays. */
export const getStaticPaths = (async () => {
  const listings = await Promise.all(
    PAGE_TYPES.map(async (type) => packListing(type, (await listingOf(type)).properties)),
  );
  const files = listings.flatMap(({ index, slices, stayKeys }) => [index, ...slices, ...(stayKeys ? [stayKeys] : [])]);
  return withCacheKeys(files.map(({ name, body }) => ({ params: { file: name }, props: { body } })));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
