import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PropertySummary } from '#domain/property/summary.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import { propertySummaries } from '#content/property-summaries.ts';
import { type CardEntry, groupCards, prefixLength } from '#features/favorites/card-entry.ts';
import { PropertyCard } from '#features/properties/cards/PropertyCard.tsx';

/** The public index of cards, for favourites. */
export interface CardFiles {
  /** URL of every file up to its key, such as '/data/cards/0f3a-'; a hash, because /data is cached for ever. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
  /** The cards of each file by its key. */
  readonly files: ReadonlyMap<string, readonly CardEntry[]>;
}

let made: Promise<CardFiles> | null = null;

/**
 * Groups the cards of all published properties into files. A build makes them once: three routes need their name, and
 * rendering ten thousand cards takes seconds.
 */
export function cardFiles(): Promise<CardFiles> {
  if (import.meta.env.DEV) return makeCardFiles();
  made ??= makeCardFiles();
  return made;
}

async function makeCardFiles(): Promise<CardFiles> {
  const cards = (await propertySummaries()).map(cardEntry);
  const digits = prefixLength(cards.length);
  const hash = createHash('sha256').update(JSON.stringify(cards)).digest('hex');
  return { base: `/data/cards/${hash.slice(0, 12)}-`, digits, files: groupCards(cards, digits) };
}

function cardEntry(property: PropertySummary): CardEntry {
  const { id, title, location, description } = property;
  const html = renderToStaticMarkup(createElement(PropertyCard, { property }));
  return { id, title, location, description, amount: comparedAmount(property), html };
}
