import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { PropertyAddress } from '#domain/property/property-paths.ts';

/** Ids and slugs of all published properties, for clients that know only the id. */
export const GET: APIRoute = async () => {
  const addresses = (await getCollection('summaries')).map(({ data }): PropertyAddress => [data.id, data.slug]);
  return Response.json(addresses);
};
