import type { PackedColumn } from './packed-column.ts';
import type { PackedWords } from './packed-words.ts';

/** The search index of a listing page as JSON, by columns; the rows are properties in the default order. */
export interface SearchIndexFile {
  /** Number of rows. */
  count: number;
  /** Names, packed. */
  titles: string[];
  /** Last part of the page's address; '' where it follows from the title. */
  slug: PackedColumn<string>;
  /** Place as visitors read it. */
  location: PackedColumn<string>;
  /** Label on the card; '' for none. */
  tag: PackedColumn<string>;
  /** Descriptions, for searching alone. */
  description: PackedWords;
  /** Position in PROPERTY_TYPES. */
  type: PackedColumn<number>;
  /** 0 for none, else 1 and the position in DESTINATION_SLUGS. */
  destination: PackedColumn<number>;
  /** 0 for unknown, else 1 and the position in PROPERTY_SETTINGS. */
  setting: PackedColumn<number>;
  /** Whole euros of the shown price. */
  amount: PackedColumn<number>;
  /** Shown price with AMOUNT_MARK in the place of its amount. */
  price: PackedColumn<string>;
  people: PackedColumn<number>;
  bedrooms: PackedColumn<number>;
  bathrooms: PackedColumn<number>;
  /** Shown area in m²; 0 when unknown. */
  area: PackedColumn<number>;
  /** 1 when a property for sale can be rented too. */
  rentalOption: PackedColumn<number>;
  /** A bit a quick filter. */
  quickFilters: PackedColumn<number>;
  /** A bit an amenity of the catalogue. */
  amenities: PackedColumn<number>;
  /** Position by date of addition, equal for equal dates: packed steps. */
  created: string;
  /** Latitude and longitude in POINT_STEPS of a degree, and 1 for an approximate point: packed steps. */
  point: PackedColumn<string>;
  /** Addresses of the card slices, CARDS_A_SLICE rows each. */
  slices: string[];
}

/** Stands for the amount in a price text; no line of text holds it. */
export const AMOUNT_MARK = '\u0001';

/** Points are kept to a hundred-thousandth of a degree, about a metre. */
export const POINT_STEPS = 100_000;

/** Rows of one slice of card pictures. */
export const CARDS_A_SLICE = 12;
