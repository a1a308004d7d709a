import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { shownPrice } from '#domain/money/price.ts';
import { comparedAmount, comparedDays, shownPriceAmount } from '#domain/money/price-unit.ts';
import { shownArea } from '#domain/property/facts.ts';
import { pickFields } from '#domain/core/pick-fields.ts';
import { SEARCHED_FIELDS, type SearchFacts } from '../facts.ts';

/** The fields that cards and the map need and searching does not. */
export interface CardFacts {
  slug: string;
  /** Shown price as typed; '' when missing. */
  price: string;
  /** Whole euros in the shown price; 0 when it holds no number. */
  shownAmount: number;
  /** Nights or days that the shown price stands for; 1 for a whole price. */
  days: number;
  bathrooms: number;
  /** Shown area in m²; null when unknown. */
  area: number | null;
  /** Amenities of the catalogue, one bit each in the order of AMENITY_FILTERS. */
  amenities: number;
  /** Position on the map. */
  point: GeoPoint;
  /** Whether the point is a place and not the property itself. */
  approximate: boolean;
}

/** A property as the index needs it. */
export type IndexedProperty = SearchFacts & CardFacts;

/** Makes the index entry of a property. */
export function indexSummary(summary: PropertySummary): IndexedProperty {
  const { latitude, longitude, exact } = summary.coordinates;
  return {
    ...pickFields(summary, [...SEARCHED_FIELDS, 'addedAt', 'quickFilters', 'doubles', 'slug', 'bathrooms']),
    amount: comparedAmount(summary),
    price: shownPrice(summary),
    shownAmount: shownPriceAmount(summary),
    days: comparedDays(summary),
    area: shownArea(summary),
    amenities: summary.amenityBits,
    point: { latitude, longitude },
    approximate: !exact,
  };
}
