import type { APIRoute, GetStaticPaths } from 'astro';
import { ratesFile } from '#layouts/rates-file.ts';

/** The exchange rates at the time of the build. */
export const getStaticPaths = (async () => {
  const { hash, body } = await ratesFile();
  return [{ params: { hash }, props: { body } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
