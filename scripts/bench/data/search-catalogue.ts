import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Picture } from '#domain/media/picture.ts';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { summarizeProperty } from '#domain/property/summary.ts';
import { DEFAULT_SORT, sortRows } from '#domain/search/sort.ts';
import { indexProperty } from '#domain/search/index/indexed-property.ts';
import { prepareSearchRows } from '#domain/search/row.ts';
import { matchesSearch } from '#domain/search/text-match.ts';
import { type ListingIndex, packListing } from '#features/properties/listing/pack-listing.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';

/** The search files of a listing page of generated properties, and what a search must find. */
export interface SearchCatalogue {
  files: ListingIndex;
  /** Compressed bytes of the index per property. */
  bytesAProperty: { brotli: number; gzip: number };
  /** Number of properties that a search finds, counted without the index. */
  countFound: (text: string) => number;
}

/** Generates `count` vacation rentals and packs their index. */
export function makeSearchCatalogue(count: number, pictures: readonly Picture[]): SearchCatalogue {
  const properties = generateProperties(count, pictures).map((property): PublishedProperty => {
    return { ...property, type: 'rental' };
  });
  const byId = new Map(properties.map((property) => [property.id, property]));
  const rows = sortRows(prepareSearchRows(properties.map(indexProperty)), DEFAULT_SORT);
  const files = packListing('rental', rows.flatMap(({ id }) => byId.get(id) ?? []).map(summarizeProperty));
  const { body } = files.index;
  return {
    files,
    bytesAProperty: { brotli: brotliCompressSync(body).length / count, gzip: gzipSync(body).length / count },
    countFound: (text) => rows.filter((row) => text === DEFAULT_SEARCH.text || matchesSearch(row, text)).length,
  };
}
