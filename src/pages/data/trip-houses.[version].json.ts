import type { APIRoute, GetStaticPaths } from 'astro';
import { tripPropertiesFile } from '#features/trip-planner/trip-properties-file.ts';

/** The data of all published properties with guests, for the trip planner. */
export const getStaticPaths = (async () => {
  const { version, body } = await tripPropertiesFile();
  return [{ params: { version }, props: { body } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
