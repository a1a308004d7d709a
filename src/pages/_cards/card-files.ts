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

/** The input of a card of the public index. */
export interface CardParts {
  /** The fields that cards are searched and sorted by. */
  readonly entry: Omit<CardEntry, 'html'>;
  /** The fields that the card shows. */
  readonly card: CardProperty;
}

/** The public index of cards, for favourites. */
export interface CardFiles {
  /** URL of every file up to its key, such as '/data/cards/0f3a-'; a hash, because /data is cached for ever. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
  /** The cards of each file by its key. */
  readonly files: ReadonlyMap<string, readonly CardParts[]>;
}

/** Groups the cards of all published properties into files. */
export const cardFiles = memoizePerBuild(async (): Promise<CardFiles> => {
  const parts = (await getCollection('summaries'))
    .map(({ data }) => cardParts(data))
    .sort((one, other) => (one.entry.id < other.entry.id ? -1 : 1));
  const digits = prefixLength(parts.length);
  // Hash of the input: rendering every card for its hash would cost a publish seconds.
  const hash = createHash('sha256')
    .update(`${codeKey}\n${JSON.stringify(parts)}`)
    .digest('hex');
  const files = Map.groupBy(parts, ({ entry }) => fileKey(entry.id, digits));
  return { base: `/data/cards/${hash.slice(0, 12)}-`, digits, files };
});

export function renderCards(parts: readonly CardParts[]): CardEntry[] {
  return parts.map(({ entry, card }) => ({
    ...entry,
    html: renderToStaticMarkup(createElement(PropertyCard, { property: card })),
  }));
}

/** Field by field, so that every shown field changes the hash. */
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
