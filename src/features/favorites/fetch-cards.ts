import { type CardEntry, fileKey, readCards } from './card-entry.ts';

/** Location of the public index of cards. */
export interface CardIndex {
  /** URL of every file up to its key. */
  readonly base: string;
  /** Number of leading digits of an id in its file's key. */
  readonly digits: number;
}

const fetched = new Map<string, Promise<CardEntry[]>>();

/** Fetches the cards of these properties, in this order; unpublished properties are left out. */
export async function fetchCards({ base, digits }: CardIndex, ids: readonly string[]): Promise<CardEntry[]> {
  const keys = [...new Set(ids.map((id) => fileKey(id, digits)))];
  const cards = (await Promise.all(keys.map((key) => fetchFile(`${base}${key}.json`)))).flat();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function fetchFile(url: string): Promise<CardEntry[]> {
  const known = fetched.get(url);
  if (known) return known;
  const file = readFile(url);
  fetched.set(url, file);
  // A failure is not cached, so that 'Try Again' can succeed.
  file.catch(() => fetched.delete(url));
  return file;
}

async function readFile(url: string): Promise<CardEntry[]> {
  const response = await fetch(url);
  // A key without a file: no published property has such an id.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return readCards(await response.json());
}
