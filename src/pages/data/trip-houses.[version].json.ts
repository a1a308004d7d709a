import type { APIRoute, GetStaticPaths } from 'astro';
import { tripPropertiesFile } from '#features/trip-planner/trip-properties-file.ts';

/** What the trip planner knows of all published properties that take guests. */
export const getStaticPaths = (async () => {
  const { version, body } = await tripPropertiesFile();
  return [{ params: { version }, props: { body } }];
}) satisfies GetStaticPaths;

/** Answers the houses as JSON. */
export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
