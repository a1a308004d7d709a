import type { APIRoute } from 'astro';
import { propertySummaries } from '#content/property-summaries.ts';

/** Ids and slugs of all published properties, [[id, slug], …], for clients that know only the id; never kept (firebase.json). */
export const GET: APIRoute = async () => {
  const slugs = (await propertySummaries()).map(({ id, slug }) => [id, slug]);
  return Response.json(slugs);
};
