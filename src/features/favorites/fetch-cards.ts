import { FetchFailure, fetchJson } from '#lib/fetch-json.ts';
import { type CardEntry, fileKey, readCards } from './card-entry.ts';

/** Location of the public index of cards. */
export interface CardIndex {
  /** URL of every file up to its key. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
}

/** Fetches the cards of these properties, in this order; unpublished properties are left out. */
export async function fetchCards({ base, digits }: CardIndex, ids: readonly string[]): Promise<CardEntry[]> {
  const keys = [...new Set(ids.map((id) => fileKey(id, digits)))];
  const cards = (await Promise.all(keys.map((key) => readFile(`${base}${key}.json`)))).flat();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readFile(url: string): Promise<CardEntry[]> {
  try {
    return readCards(await fetchJson(url));
  } catch (error) {
    // A key without a file: no published property has such an id.
    if (error instanceof FetchFailure && error.status === 404) return [];
    throw error;
  }
}
