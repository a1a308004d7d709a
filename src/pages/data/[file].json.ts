import type { APIRoute, GetStaticPaths } from 'astro';
import { propertyTitlesFile } from '#features/properties/property-titles-file.ts';
import { tripPropertiesFile } from '#features/trip-planner/trip-properties-file.ts';
import { ratesFile } from '#layouts/rates-file.ts';

/** The titles for the not-found page, the properties for the trip planner, and the exchange rates of the build. */
export const getStaticPaths = (async () => {
  const files = await Promise.all([propertyTitlesFile(), tripPropertiesFile(), ratesFile()]);
  return files.map(({ name, body }) => ({ params: { file: name }, props: { body } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
