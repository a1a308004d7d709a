/** The fields of a row that say which filters would find it. */
export interface FindableRow {
  /** A bit a quick filter. */
  quickFilters: number;
  /** A bit an amenity of the catalogue. */
  amenities: number;
  hasRentalOption: boolean;
}

/** Filters that find at least one of some properties; a filter that finds none is disabled. */
export interface FindableFilters {
  /** A bit a quick filter. */
  quickFilters: number;
  /** A bit an amenity of the catalogue. */
  amenities: number;
  /** Whether a property for sale among them can be rented. */
  rentalOption: boolean;
}

/** The filters that find something among rows: which, and not how many, so that a keystroke over 10,000 rows counts nothing. */
export function findableFilters(rows: Iterable<FindableRow>): FindableFilters {
  const findable = { quickFilters: 0, amenities: 0, rentalOption: false };
  for (const row of rows) {
    findable.quickFilters |= row.quickFilters;
    findable.amenities |= row.amenities;
    findable.rentalOption ||= row.hasRentalOption;
  }
  return findable;
}
