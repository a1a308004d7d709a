import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import { codeKey } from 'virtual:build-facts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PropertySummary } from '#domain/property/summary.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import { memoizePerBuild } from '#components/memoize-per-build.ts';
import { type CardEntry, fileKey, prefixLength } from '#features/favorites/card-entry.ts';
import { PropertyCard, type CardProperty } from '#features/properties/cards/PropertyCard.tsx';

/** What a card of the public index is made from. */
export interface CardParts {
  /** What is searched and sorted by. */
  readonly entry: Omit<CardEntry, 'html'>;
  /** What the card shows. */
  readonly card: CardProperty;
}

/** The public index of cards that favourites are shown from. */
export interface CardFiles {
  /** Address of every file up to its key, such as '/data/cards/0f3a-'; a hash, because /data is cached for ever. */
  readonly base: string;
  /** Leading digits of an id in its file's key. */
  readonly digits: number;
  /** The cards of each file by its key. */
  readonly files: ReadonlyMap<string, readonly CardParts[]>;
}

/** Sorts the cards of all published properties into files. */
export const cardFiles = memoizePerBuild(async (): Promise<CardFiles> => {
  const parts = (await getCollection('summaries'))
    .map(({ data }) => cardParts(data))
    .sort((one, other) => (one.entry.id < other.entry.id ? -1 : 1));
  const digits = prefixLength(parts.length);
  // Of what the cards are made from: rendering all of them for the sake of their name would cost a publish seconds.
  const hash = createHash('sha256')
    .update(`${codeKey}\n${JSON.stringify(parts)}`)
    .digest('hex');
  const files = Map.groupBy(parts, ({ entry }) => fileKey(entry.id, digits));
  return { base: `/data/cards/${hash.slice(0, 12)}-`, digits, files };
});

/** Renders the cards of one file. */
export function renderCards(parts: readonly CardParts[]): CardEntry[] {
  return parts.map(({ entry, card }) => ({
    ...entry,
    html: renderToStaticMarkup(createElement(PropertyCard, { property: card })),
  }));
}

/** Field by field, so that nothing can be shown that does not change the name. */
function cardParts(property: PropertySummary): CardParts {
  const { id, title, location, description, slug, type, tag, price, salePrice } = property;
  const { people, bedrooms, bathrooms, area, houseSize, hero } = property;
  return {
    entry: { id, title, location, description, amount: comparedAmount(property) },
    card: {
      id,
      slug,
      title,
      location,
      type,
      tag,
      price,
      salePrice,
      people,
      bedrooms,
      bathrooms,
      area,
      houseSize,
      hero,
    },
  };
}
