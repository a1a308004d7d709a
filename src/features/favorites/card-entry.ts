// Written by the build, read in the browser: no schema library here.

/** A card of the public index: what favourites are searched and sorted by, and the card as the build rendered it. */
export interface CardEntry {
  /** Property's id. */
  readonly id: string;
  /** Name. */
  readonly title: string;
  /** Place. */
  readonly location: string;
  /** Summary. */
  readonly description: string;
  /** Whole euros that prices are compared by; 0 when unknown. */
  readonly amount: number;
  /** The card, by the same component as in every list. */
  readonly html: string;
}

/** Most cards in one file, as far as ids are spread evenly. */
const CARDS_A_FILE = 100;

/** How many leading digits of an id name its file, so that a few favourites never cost a whole catalogue. */
export function prefixLength(count: number): number {
  return Math.max(0, Math.ceil(Math.log(count / CARDS_A_FILE) / Math.log(16)));
}

/** The part of a file's name that comes from an id: 'all' where one file holds everything. */
export function fileKey(id: string, digits: number): string {
  return digits === 0 ? 'all' : id.slice(0, digits).toLowerCase();
}

/** Reads a file of cards; throws on anything the build would not write. */
export function readCards(value: unknown): CardEntry[] {
  if (!Array.isArray(value)) throw new TypeError('expected a list of cards');
  return value.map((entry: unknown) => {
    if (!isCard(entry)) throw new TypeError('expected a card');
    return entry;
  });
}

const TEXTS = ['id', 'title', 'location', 'description', 'html'] as const;

function isCard(entry: unknown): entry is CardEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  return (
    TEXTS.every((name) => typeof Reflect.get(entry, name) === 'string') &&
    'amount' in entry &&
    typeof entry.amount === 'number'
  );
}
