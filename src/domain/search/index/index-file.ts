import type { PackedColumn } from './packed-column.ts';
import type { PackedWords } from './packed-texts.ts';

/** The search index of a listing page as JSON, by columns; the rows are properties in the default order. */
export interface SearchIndexFile {
  count: number;
  /** Packed. */
  titles: string[];
  /** '' where it follows from the title. */
  slug: PackedColumn<string>;
  location: PackedColumn<string>;
  /** '' for none. */
  tag: PackedColumn<string>;
  /** For searching only. */
  description: PackedWords;
  /** Position in PROPERTY_TYPES. */
  type: PackedColumn<number>;
  /** 0 for none, else 1 and the position in DESTINATION_SLUGS. */
  destination: PackedColumn<number>;
  /** 0 for unknown, else 1 and the position in PROPERTY_SETTINGS. */
  setting: PackedColumn<number>;
  /** Whole euros of the shown price. */
  amount: PackedColumn<number>;
  /** Shown price with AMOUNT_MARK in place of its amount. */
  price: PackedColumn<string>;
  /** Nights or days that the shown price stands for. */
  days: PackedColumn<number>;
  people: PackedColumn<number>;
  bedrooms: PackedColumn<number>;
  bathrooms: PackedColumn<number>;
  /** Shown area in m²; 0 when unknown. */
  area: PackedColumn<number>;
  /** 1 when a property for sale can be rented too. */
  rentalOption: PackedColumn<number>;
  /** One bit per quick filter. */
  quickFilters: PackedColumn<number>;
  /** One bit per amenity of the catalogue. */
  amenities: PackedColumn<number>;
  /** Rank by creation date, equal for equal dates: packed steps. */
  created: string;
  /** Latitude and longitude in POINT_STEPS of a degree, and 1 for an approximate point: packed steps. */
  point: PackedColumn<string>;
  /** URLs of the card slices, CARDS_PER_SLICE rows each. */
  slices: string[];
}

/** Stands for the amount in a price text; no line of text contains it. */
export const AMOUNT_MARK = '\u0001';

/** Points are kept to a hundred-thousandth of a degree, about a metre. */
export const POINT_STEPS = 100_000;

/** Rows of one slice of card pictures. */
export const CARDS_PER_SLICE = 12;

// Parsed by hand, because zod would be larger than the rest of the search.

type Guard<Value> = (value: unknown) => value is Value;

const isText: Guard<string> = (value) => typeof value === 'string';
const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function fail(expected: string): never {
  throw new TypeError(`expected ${expected} in the search index`);
}

function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return fail(name);
  return { ...value };
}

function listOf<Value>(value: unknown, guard: Guard<Value>, name: string): Value[] {
  if (!Array.isArray(value)) return fail(name);
  const list: unknown[] = value;
  return list.every(guard) ? list : fail(name);
}

function textOf(value: unknown, name: string): string {
  return isText(value) ? value : fail(name);
}

function columnOf<Value>(value: unknown, guard: Guard<Value>, name: string): PackedColumn<Value> {
  const { values, rows } = recordOf(value, name);
  return { values: listOf(values, guard, name), rows: textOf(rows, name) };
}

function wordsOf(value: unknown, name: string): PackedWords {
  const { vocabulary, texts } = recordOf(value, name);
  return { vocabulary: listOf(vocabulary, isText, name), texts: columnOf(texts, isText, name) };
}

/** Parses the JSON of an index; throws when it is invalid. */
export function parseIndexFile(json: unknown): SearchIndexFile {
  const file = recordOf(json, 'an object');
  const texts = (name: keyof SearchIndexFile) => columnOf(file[name], isText, name);
  const numbers = (name: keyof SearchIndexFile) => columnOf(file[name], isWhole, name);
  return {
    count: isWhole(file['count']) ? file['count'] : fail('count'),
    titles: listOf(file['titles'], isText, 'titles'),
    slug: texts('slug'),
    location: texts('location'),
    tag: texts('tag'),
    description: wordsOf(file['description'], 'description'),
    type: numbers('type'),
    destination: numbers('destination'),
    setting: numbers('setting'),
    amount: numbers('amount'),
    price: texts('price'),
    days: numbers('days'),
    people: numbers('people'),
    bedrooms: numbers('bedrooms'),
    bathrooms: numbers('bathrooms'),
    area: numbers('area'),
    rentalOption: numbers('rentalOption'),
    quickFilters: numbers('quickFilters'),
    amenities: numbers('amenities'),
    created: textOf(file['created'], 'created'),
    point: texts('point'),
    slices: listOf(file['slices'], isText, 'slices'),
  };
}
