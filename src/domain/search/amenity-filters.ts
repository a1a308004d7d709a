import { AMENITY_CATALOGUE, AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { foldWords, urlName } from '#domain/text/fold-text.ts';
import { foldAmenities } from './fold-amenities.ts';

/** An amenity that vacation rentals can be filtered by. */
export interface AmenityFilter {
  /** Name in URLs, such as 'air-conditioning'. */
  id: string;
  label: string;
}

/**
 * The catalogue as filters; the position of a filter is its bit in a row's mask. There are at most 31: the 32nd bit is
 * the sign, and the index rejects a negative mask.
 */
export const AMENITY_FILTERS: readonly AmenityFilter[] = AMENITY_CATEGORIES.flatMap((category) =>
  AMENITY_CATALOGUE[category].map((label) => ({ id: urlName(label), label })),
);

/** Encodes a property's amenities of the catalogue as one number, one bit each; 'Heated pool' counts as 'Pool', 'Pool table' does not. */
export function amenityMask(amenities: readonly { name: string }[]): number {
  const names = foldAmenities(amenities.map(({ name }) => name));
  return AMENITY_FILTERS.reduce(
    (mask, { label }, bit) => (names.includes(foldWords(label)) ? mask | (1 << bit) : mask),
    0,
  );
}

/** Encodes the chosen amenities as one number, one bit each. */
export function amenitySelection(chosen: readonly string[]): number {
  return AMENITY_FILTERS.reduce((mask, { id }, bit) => (chosen.includes(id) ? mask | (1 << bit) : mask), 0);
}
