// Written by the build, read in the browser: no schema library here.
import { isRecord } from '#domain/core/is-record.ts';

/** A card of the public index: the fields that favourites are searched and sorted by, and the rendered card. */
export interface CardEntry {
  /** Id of the property. */
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** Price in whole euros, for sorting; 0 when unknown. */
  readonly amount: number;
  /** The card, rendered by the component that every list uses. */
  readonly html: string;
}

/** Maximum number of cards in one file, if ids are spread evenly. */
const CARDS_A_FILE = 100;

/** Number of leading digits of an id in its file's name, so that a few favourites do not load a whole catalogue. */
export function prefixLength(count: number): number {
  return Math.max(0, Math.ceil(Math.log(count / CARDS_A_FILE) / Math.log(16)));
}

/** The part of a file's name that comes from an id; 'all' where one file holds everything. */
export function fileKey(id: string, digits: number): string {
  return digits === 0 ? 'all' : id.slice(0, digits).toLowerCase();
}

/** The cards of each file by its key; files without cards too, so that a file that is missing always means a failure. */
export function groupCards<Card extends { readonly id: string }>(
  cards: readonly Card[],
  digits: number,
): Map<string, readonly Card[]> {
  const keys = digits === 0 ? ['all'] : Array.from({ length: 16 ** digits }, (_, key) => hexadecimal(key, digits));
  const files = Map.groupBy(cards, ({ id }) => fileKey(id, digits));
  return new Map(keys.map((key) => [key, files.get(key) ?? []]));
}

function hexadecimal(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** Parses a file of cards; throws on an unexpected format. */
export function readCards(value: unknown): CardEntry[] {
  if (!Array.isArray(value)) throw new TypeError('expected a list of cards');
  return value.map((entry: unknown) => {
    if (!isCard(entry)) throw new TypeError('expected a card');
    return entry;
  });
}

const TEXTS = ['id', 'title', 'location', 'description', 'html'] as const;

function isCard(entry: unknown): entry is CardEntry {
  if (!isRecord(entry)) return false;
  return TEXTS.every((name) => typeof entry[name] === 'string') && typeof entry['amount'] === 'number';
}
