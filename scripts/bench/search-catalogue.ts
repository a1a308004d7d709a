import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Picture } from '@site/domain/picture';
import { DEFAULT_SEARCH } from '@site/domain/listing-search';
import type { PublishedProperty } from '@site/domain/property';
import { houseInBrief } from '@site/domain/house-in-brief';
import { DEFAULT_SORT, sortRows } from '@site/domain/property-sort';
import { indexedProperty } from '@site/domain/search-index/indexed-property';
import { prepareSearchRows } from '@site/domain/search-row';
import { matchesSearch } from '@site/domain/search-text';
import { type ListingIndex, packListing } from '../../src/features/properties/pack-listing.ts';
import { generateProperties } from '../seed/generate-properties.ts';

/** Made properties that all stand on one listing page, as its files, and what a search of them must find. */
export interface SearchCatalogue {
  files: ListingIndex;
  /** Bytes of the index for each property, by the two compressions that hosts use. */
  bytesAProperty: { brotli: number; gzip: number };
  /** How many properties a search finds, counted without the index. */
  countFound: (text: string) => number;
}

/** Makes `count` vacation rentals and packs their index. */
export function makeSearchCatalogue(count: number, pictures: readonly Picture[]): SearchCatalogue {
  const properties = generateProperties(count, pictures).map((property): PublishedProperty => {
    return { ...property, type: 'rental' };
  });
  const byId = new Map(properties.map((property) => [property.id, property]));
  const rows = sortRows(prepareSearchRows(properties.map(indexedProperty)), DEFAULT_SORT);
  const files = packListing('rental', rows.flatMap(({ id }) => byId.get(id) ?? []).map(houseInBrief));
  const { body } = files.index;
  return {
    files,
    bytesAProperty: { brotli: brotliCompressSync(body).length / count, gzip: gzipSync(body).length / count },
    countFound: (text) => rows.filter((row) => text === DEFAULT_SEARCH.text || matchesSearch(row, text)).length,
  };
}
