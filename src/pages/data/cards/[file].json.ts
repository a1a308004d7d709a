import type { APIRoute, GetStaticPaths } from 'astro';
import { withCacheKeys } from '#content/cache-key.ts';
import { cardFiles } from '../../_cards/card-files.ts';

/** The cards of all published properties, for favourites and shortlists. */
export const getStaticPaths = (async () => {
  const { base, files } = await cardFiles();
  return withCacheKeys(
    [...files].map(([key, cards]) => ({
      params: { file: `${base}${key}`.slice('/data/cards/'.length) },
      props: { body: JSON.stringify(cards) },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });
