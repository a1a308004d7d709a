import type { SearchIndexFile } from './index-file.ts';
import type { PackedColumn } from './packed-column.ts';
import type { PackedWords } from './packed-words.ts';

// By hand, because the schema library would weigh more than the rest of the search.

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

/** Reads what a server answered as an index; throws on anything else. */
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
