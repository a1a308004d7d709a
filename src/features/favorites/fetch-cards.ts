import { type CardEntry, fileKey, readCards } from './card-entry.ts';

/** Where the public index of cards lies. */
export interface CardIndex {
  /** Address of every file up to its key. */
  readonly base: string;
  /** Leading digits of an id in its file's key. */
  readonly digits: number;
}

const fetched = new Map<string, Promise<CardEntry[]>>();

/** Fetches the cards of these houses, in this order; a house that is not published has none. */
export async function fetchCards({ base, digits }: CardIndex, ids: readonly string[]): Promise<CardEntry[]> {
  const keys = [...new Set(ids.map((id) => fileKey(id, digits)))];
  const cards = (await Promise.all(keys.map((key) => fetchFile(`${base}${key}.json`)))).flat();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function fetchFile(address: string): Promise<CardEntry[]> {
  const known = fetched.get(address);
  if (known) return known;
  const file = readFile(address);
  fetched.set(address, file);
  // A failure is not kept: 'Try Again' must be able to succeed.
  file.catch(() => fetched.delete(address));
  return file;
}

async function readFile(address: string): Promise<CardEntry[]> {
  const response = await fetch(address);
  // A key without a file: no published house begins like that.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return readCards(await response.json());
}
