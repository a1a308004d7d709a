import type { PropertyType } from '#domain/property/type.ts';
import type { FilterRow, SortRow } from '../row.ts';
import type { CardFacts } from './indexed-property.ts';
import type { Column } from './packed-column.ts';

/** A property in the browser: everything but its pictures. */
export interface CatalogueRow extends FilterRow, SortRow, CardFacts {
  /** Position in the index, from 0; decides the slice of its card. */
  position: number;
  title: string;
  location: string;
  /** '' for none. */
  tag: string;
  type: PropertyType;
  /** The quick filters it matches, one bit each. */
  quickFilters: number;
}

/** The properties of a listing page, unpacked for searching. */
export interface Catalogue {
  /** Rows in the order of the index. */
  rows: CatalogueRow[];
  /** Folded titles by row. */
  titles: string[];
  /** Folded locations and their rows. */
  locations: Column<string>;
  /** Folded tags and their rows. */
  tags: Column<string>;
  /** Folded words of all descriptions. */
  vocabulary: string[];
  /** Descriptions as ascending positions in the vocabulary, and their rows. */
  descriptions: Column<number[]>;
  /** URLs of the card slices. */
  slices: string[];
}
