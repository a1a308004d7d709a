import { fetchJson } from '#lib/fetch-json.ts';
import { type CardEntry, fileKey, readCards } from './card-entry.ts';

/** Location of the public index of cards. */
export interface CardIndex {
  /** URL of every file up to its key. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
}

/**
 * Fetches the cards of these properties, in this order; unpublished properties are left out. Throws a FetchFailure, also
 * of a file that is gone: a release has one for each key, so that only the release itself can be over.
 */
export async function fetchCards({ base, digits }: CardIndex, ids: readonly string[]): Promise<CardEntry[]> {
  const keys = [...new Set(ids.map((id) => fileKey(id, digits)))];
  const files = await Promise.all(keys.map(async (key) => readCards(await fetchJson(`${base}${key}.json`))));
  const byId = new Map(files.flat().map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
