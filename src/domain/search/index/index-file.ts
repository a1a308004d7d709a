import { pickFields } from '#domain/core/pick-fields.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { IndexedProperty } from './indexed-property.ts';

/** The fields in the search index. Ids come with the pictures, and the compared amount follows from the shown price. */
const INDEX_FIELDS = [
  ...(['title', 'slug', 'location', 'tag', 'type', 'destination', 'setting', 'price', 'shownAmount', 'days'] as const),
  ...([
    'people',
    'bedrooms',
    'doubles',
    'bathrooms',
    'area',
    'hasRentalOption',
    'saleState',
    'quickFilters',
    'amenities',
  ] as const),
  ...(['point', 'approximate', 'addedAt'] as const),
] as const satisfies readonly (keyof IndexedProperty)[];

/** A property in the search index. */
export interface IndexRow extends Pick<IndexedProperty, (typeof INDEX_FIELDS)[number]> {
  /** The folded words of the description, each once; for searching only. */
  words: string;
}

/** The search index of a listing page as JSON. */
export interface SearchIndexFile {
  /** In the default order. */
  rows: IndexRow[];
  /** URLs of the card slices, CARDS_PER_SLICE rows each. */
  slices: string[];
  /** URL of the keys of stays, in the order of the rows; null on a page that is not searched by dates. */
  stayKeys: string | null;
}

/** Rows of one slice of card pictures. */
export const CARDS_PER_SLICE = 12;

/** Points are kept to a hundred-thousandth of a degree, about a metre. */
const POINT_STEPS = 100_000;

/**
 * The folded words of a text without those that are part of another. A search word contains no space, so it can only match
 * within a word: the words give exactly the same results as the text, in a third of its bytes.
 */
function distinctWords(text: string): string[] {
  const words = [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other.length > word.length && other.includes(word)));
}

/** Makes the index of properties in the given order. `slices` are the URLs of the card slices. */
export function makeIndex(
  properties: readonly IndexedProperty[],
  slices: readonly string[],
  stayKeys: string | null = null,
): SearchIndexFile {
  return { rows: properties.map(makeRow), slices: [...slices], stayKeys };
}

function makeRow(property: IndexedProperty): IndexRow {
  const { latitude, longitude } = property.point;
  const round = (degrees: number): number => Math.round(degrees * POINT_STEPS) / POINT_STEPS;
  return {
    ...pickFields(property, INDEX_FIELDS),
    words: distinctWords(property.description).sort().join(' '),
    point: { latitude: round(latitude), longitude: round(longitude) },
  };
}
