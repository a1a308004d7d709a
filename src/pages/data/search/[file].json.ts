import type { APIRoute, GetStaticPaths } from 'astro';
import { affectedListings } from '#features/properties/listing/affected-listings.ts';
import { listingIndex } from '#features/properties/listing/listing-index.ts';

/** The search index of every listing page, and the slices of its cards. */
export const getStaticPaths = (async () => {
  const listings = await Promise.all(affectedListings().map(listingIndex));
  return listings
    .flatMap(({ index, slices }) => [index, ...slices])
    .map(({ name, body }) => ({ params: { file: name }, props: { body } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
