import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';

/** Ids and slugs of all published properties, [[id, slug], …], for clients that know only the id. */
export const GET: APIRoute = async () => {
  const slugs = (await getCollection('summaries')).map(({ data }) => [data.id, data.slug]);
  return Response.json(slugs);
};
