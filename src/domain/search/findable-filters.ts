/** The fields that decide which filters find a row. */
export interface FindableRow {
  /** One bit per quick filter. */
  quickFilters: number;
  /** One bit per amenity of the catalogue. */
  amenities: number;
  hasRentalOption: boolean;
}

/** The filters that find at least one property; the others are disabled. */
export interface FindableFilters {
  /** One bit per quick filter. */
  quickFilters: number;
  /** One bit per amenity of the catalogue. */
  amenities: number;
  /** Whether a property for sale can be rented. */
  rentalOption: boolean;
}

/** Collects the filters that find any of the rows; it does not count them, so that a keystroke over 10,000 rows stays fast. */
export function findableFilters(rows: Iterable<FindableRow>): FindableFilters {
  const findable = { quickFilters: 0, amenities: 0, rentalOption: false };
  for (const row of rows) {
    findable.quickFilters |= row.quickFilters;
    findable.amenities |= row.amenities;
    findable.rentalOption ||= row.hasRentalOption;
  }
  return findable;
}
