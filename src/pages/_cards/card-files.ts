import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shownPriceAmount } from '@site/domain/price';
import { onceABuild } from '../../components/once-a-build.ts';
import { type CardEntry, fileKey, prefixLength } from '../../features/favorites/card-entry.ts';
import { PropertyCard } from '../../features/properties/PropertyCard.tsx';

/** The public index of cards that favourites are shown from. */
export interface CardFiles {
  /** Address of every file up to its key, such as '/data/cards/0f3a-'; a hash, because /data is cached for ever. */
  readonly base: string;
  /** Leading digits of an id in its file's key. */
  readonly digits: number;
  /** The files by key. */
  readonly files: ReadonlyMap<string, readonly CardEntry[]>;
}

/** Renders the cards of all published properties. */
export const cardFiles = onceABuild(async (): Promise<CardFiles> => {
  const properties = (await getCollection('properties')).map(({ data }) => data);
  const cards = properties
    .map((property) => ({
      id: property.id,
      title: property.title,
      location: property.location,
      description: property.description,
      amount: shownPriceAmount(property),
      html: renderToStaticMarkup(createElement(PropertyCard, { property })),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const digits = prefixLength(cards.length);
  const hash = createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 12);
  return { base: `/data/cards/${hash}-`, digits, files: Map.groupBy(cards, ({ id }) => fileKey(id, digits)) };
});
