import { fetchJson } from '#lib/fetch-json.ts';
import { type CardEntry, fileKey, readCards } from './card-entry.ts';

/** Location of the public index of cards. */
export interface CardIndex {
  /** URL of every file up to its key. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
}

/** The cards of some properties, as far as their files could be fetched. */
export interface FetchedCards {
  /** In the order of the ids. */
  readonly cards: CardEntry[];
  /** Ids of properties that are no longer published; of those whose file could not be fetched nothing is known. */
  readonly missing: string[];
  /** Why a file could not be fetched, as without a connection; null when all were. */
  readonly failure: unknown;
}

/**
 * Fetches the cards of these properties. The failure may be that of a file that is gone: a release has one for each key,
 * so that only the release itself can be over.
 */
export async function fetchCards({ base, digits }: CardIndex, ids: readonly string[]): Promise<FetchedCards> {
  const files = new Map<string, CardEntry[]>();
  let failure: unknown = null;
  const fetchFile = async (key: string): Promise<void> => {
    try {
      files.set(key, readCards(await fetchJson(`${base}${key}.json`)));
    } catch (error) {
      failure = error;
    }
  };
  await Promise.all([...new Set(ids.map((id) => fileKey(id, digits)))].map(fetchFile));
  const byId = new Map([...files.values()].flat().map((card) => [card.id, card]));
  return {
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    missing: ids.filter((id) => files.has(fileKey(id, digits)) && !byId.has(id)),
    failure,
  };
}
