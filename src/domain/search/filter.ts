import type { FilterType } from './filter-options.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS, PRICE_BOUNDS } from './limits.ts';
import { locationMatcher } from '#domain/places/locations.ts';
import type { PropertySetting } from '#domain/property/options.ts';
import { belongsToPage } from '#domain/property/type.ts';
import type { FilterRow, SearchRow } from './row.ts';

/** The filter of a visitor or an editor (visitor specification, section 3). */
export interface PropertyFilter {
  /** Default 'all'. */
  type: FilterType;
  /** Labels of a location list, or parts of a place name; default none, which is anywhere. */
  location: readonly string[];
  /** 'Type of Villa'; default none, which is any. */
  villaType: readonly PropertySetting[];
  /** In whole euros; default 0. */
  minPrice: number;
  /** In whole euros; default 100000000. */
  maxPrice: number;
  /** Default 1. */
  minBedrooms: number;
  /** Default 20. */
  maxBedrooms: number;
  /** Fewest bedrooms in which two share a bed; default 0. */
  minDoubles: number;
  /** Default 1. */
  minPeople: number;
  /** Default 50. */
  maxPeople: number;
  /** Only properties for sale that can also be rented; default false. */
  hasRentalOption: boolean;
}

/** 'Defaults: type all, location empty, price 0 to 100000000, bedrooms 1 to 20, people 1 to 50, flags off'. */
export const DEFAULT_FILTER: PropertyFilter = {
  type: 'all',
  location: [],
  villaType: [],
  minPrice: PRICE_BOUNDS.min,
  maxPrice: PRICE_BOUNDS.max,
  minBedrooms: BEDROOM_BOUNDS.min,
  maxBedrooms: BEDROOM_BOUNDS.max,
  minDoubles: 0,
  minPeople: PEOPLE_BOUNDS.min,
  maxPeople: PEOPLE_BOUNDS.max,
  hasRentalOption: false,
};

interface Range {
  min: number;
  max: number;
}

/** An end at its bound limits nothing; otherwise a venue for 200 guests or without bedrooms would never be listed. */
function openRange(min: number, max: number, bounds: Range): Range {
  return {
    min: min <= bounds.min ? Number.NEGATIVE_INFINITY : min,
    max: max >= bounds.max ? Number.POSITIVE_INFINITY : max,
  };
}

/** Compiles a filter without its type, so that testing a row allocates nothing. */
export function compileFilterWithoutType(filter: Omit<PropertyFilter, 'type'>): (row: FilterRow) => boolean {
  const { villaType, hasRentalOption } = filter;
  const inLocation = locationMatcher(filter.location);
  const price = openRange(filter.minPrice, filter.maxPrice, PRICE_BOUNDS);
  const bedrooms = openRange(filter.minBedrooms, filter.maxBedrooms, BEDROOM_BOUNDS);
  const people = openRange(filter.minPeople, filter.maxPeople, PEOPLE_BOUNDS);
  return (row) => {
    if (hasRentalOption && !row.hasRentalOption) return false;
    // 'A property with no parsable price passes the price filter.'
    if (row.amount !== 0 && (row.amount < price.min || row.amount > price.max)) return false;
    if (row.doubles < filter.minDoubles) return false;
    if (row.bedrooms < bedrooms.min || row.bedrooms > bedrooms.max) return false;
    if (row.people < people.min || row.people > people.max) return false;
    if (villaType.length > 0 && (row.setting === null || !villaType.includes(row.setting))) return false;
    return inLocation === null || inLocation(row);
  };
}

/** Compiles a filter with its type. */
export function compileFilter(filter: PropertyFilter): (row: SearchRow) => boolean {
  const { type } = filter;
  const matchesRest = compileFilterWithoutType(filter);
  return (row) => (type === 'all' || belongsToPage(row, type)) && matchesRest(row);
}
