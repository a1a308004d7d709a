import type { APIRoute, GetStaticPaths } from 'astro';
import { propertyTitlesFile } from '#features/properties/property-titles-file.ts';

/** The titles of all published properties, for the not-found page. */
export const getStaticPaths = (async () => {
  const { name, body } = await propertyTitlesFile();
  return [{ params: { titles: name }, props: { body } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
