import { isRecord } from '#domain/core/is-record.ts';
import { amountPerDay } from '#domain/money/price.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { PROPERTY_SETTINGS } from '#domain/property/options.ts';
import { SALE_STATES } from '#domain/property/sale/sale-states.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type FilterRow, foldPlace, type SearchRow, sortKeys, type SortRow } from '../row.ts';
import type { IndexRow, SearchIndexFile } from './index-file.ts';
import type { CardFacts } from './indexed-property.ts';

/** A property in the browser: everything but its pictures. */
export interface CatalogueRow
  extends
    FilterRow,
    SortRow,
    CardFacts,
    Pick<SearchRow, 'title' | 'location' | 'tag' | 'type' | 'quickFilters' | 'searchText'> {
  /** Position in the index, from 0; decides the slice of its card. */
  position: number;
}

/** The properties of a listing page, prepared for searching. */
export interface Catalogue {
  /** In the order of the index. */
  rows: CatalogueRow[];
  /** URLs of the card slices. */
  slices: string[];
  /** URL of the keys of stays; null on a page that is not searched by dates. */
  stayKeys: string | null;
}

/** Prepares the JSON of an index for searching; throws when it is invalid. */
export function readIndex(json: unknown): Catalogue {
  const { rows, slices, stayKeys } = parseIndexFile(json);
  const facts = rows.map((row) => ({ ...row, amount: amountPerDay(row.shownAmount, row.days) }));
  const keysOf = sortKeys(facts);
  return {
    rows: facts.map((row, position) => ({
      ...row,
      ...keysOf(row),
      position,
      searchText: `${foldText([row.title, row.location, row.tag].join('\n'))}\n${row.words}`,
      placeText: foldPlace(row.location),
    })),
    slices,
    stayKeys,
  };
}

// Parsed by hand, because zod would be larger than the rest of the search.

type Guard<Value> = (value: unknown) => value is Value;

const isText: Guard<string> = (value) => typeof value === 'string';
const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPoint: Guard<GeoPoint> = (value): value is GeoPoint =>
  isRecord(value) && Number.isFinite(value['latitude']) && Number.isFinite(value['longitude']);

function isOneOf<Value>(values: readonly Value[]): Guard<Value> {
  const known: readonly unknown[] = values;
  return (value): value is Value => known.includes(value);
}

const FIELDS: { readonly [Name in keyof IndexRow]: Guard<IndexRow[Name]> } = {
  title: isText,
  slug: isText,
  location: isText,
  tag: isText,
  words: isText,
  type: isOneOf(PROPERTY_TYPES),
  destination: isOneOf([...DESTINATION_SLUGS, null]),
  setting: isOneOf([...PROPERTY_SETTINGS, null]),
  price: isText,
  shownAmount: isWhole,
  days: isWhole,
  people: isWhole,
  bedrooms: isWhole,
  doubles: isWhole,
  bathrooms: isWhole,
  area: (value): value is number | null => value === null || isWhole(value),
  hasRentalOption: isFlag,
  saleState: isOneOf(SALE_STATES),
  quickFilters: isWhole,
  amenities: isWhole,
  point: isPoint,
  approximate: isFlag,
  addedAt: isText,
};

function isListOf<Value>(isItem: Guard<Value>, value: unknown): value is Value[] {
  return Array.isArray(value) && value.every(isItem);
}

function isRow(value: unknown): value is IndexRow {
  return isRecord(value) && Object.entries(FIELDS).every(([name, isValid]) => isValid(value[name]));
}

function parseIndexFile(json: unknown): SearchIndexFile {
  const { rows, slices, stayKeys } = isRecord(json) ? json : {};
  if (isListOf(isRow, rows) && isListOf(isText, slices) && (stayKeys === null || isText(stayKeys))) {
    return { rows, slices, stayKeys };
  }
  throw new TypeError('expected a search index');
}
