import type { APIRoute, GetStaticPaths } from 'astro';
import { cardFiles, renderCards, type CardParts } from '../../_cards/card-files.ts';

/** The cards of all published properties, for favourites and shortlists. */
export const getStaticPaths = (async () => {
  const { base, files } = await cardFiles();
  return [...files].map(([key, cards]) => ({
    params: { file: `${base}${key}`.slice('/data/cards/'.length) },
    props: { cards },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ cards: readonly CardParts[] }> = ({ props }) =>
  new Response(JSON.stringify(renderCards(props.cards)), { headers: { 'Content-Type': 'application/json' } });
