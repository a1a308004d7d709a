import type { PropertyType } from '#domain/property/type.ts';
import type { FilterRow, SortRow } from '../row.ts';
import type { CardFacts } from './indexed-property.ts';
import type { Column } from './packed-column.ts';

/** A property as the browser knows it: everything but its pictures. */
export interface CatalogueRow extends FilterRow, SortRow, CardFacts {
  /** Position in the index, from 0; decides the slice of its card. */
  position: number;
  /** Name. */
  title: string;
  /** Place as visitors read it. */
  location: string;
  /** Label on the card; '' for none. */
  tag: string;
  /** What it is listed as. */
  type: PropertyType;
  /** The quick filters it answers to, one bit each. */
  quickFilters: number;
}

/** The properties of a listing page, unpacked and ready to be searched. */
export interface Catalogue {
  /** Rows in the order of the index. */
  rows: CatalogueRow[];
  /** Folded titles, a row each. */
  titles: string[];
  /** Folded locations and the rows that hold them. */
  locations: Column<string>;
  /** Folded tags and the rows that hold them. */
  tags: Column<string>;
  /** Folded words of all descriptions. */
  vocabulary: string[];
  /** Descriptions as ascending positions in the vocabulary, and the rows that hold them. */
  descriptions: Column<number[]>;
  /** Addresses of the card slices. */
  slices: string[];
}
