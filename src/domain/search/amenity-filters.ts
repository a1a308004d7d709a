import { AMENITY_CATALOGUE, AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { foldWords } from '#domain/text/fold-text.ts';

/** An amenity that vacation rentals can be narrowed to. */
export interface AmenityFilter {
  /** Name in addresses, such as 'air-conditioning'. */
  id: string;
  /** Name in the catalogue. */
  label: string;
}

/** The catalogue as filters; the position of each is its bit in a row's mask. */
export const AMENITY_FILTERS: readonly AmenityFilter[] = AMENITY_CATEGORIES.flatMap((category) =>
  AMENITY_CATALOGUE[category].map((label) => ({ id: foldWords(label).trim().replaceAll(' ', '-'), label })),
);

/** The amenities of the catalogue that a property has as one number, a bit each; 'Heated pool' counts as 'Pool'. */
export function amenityMask(amenities: readonly { name: string }[]): number {
  const names = amenities.map(({ name }) => foldWords(name)).join('|');
  return AMENITY_FILTERS.reduce(
    (mask, { label }, bit) => (names.includes(foldWords(label)) ? mask | (1 << bit) : mask),
    0,
  );
}

/** The chosen amenities as one number, a bit each. */
export function amenitySelection(chosen: readonly string[]): number {
  return AMENITY_FILTERS.reduce((mask, { id }, bit) => (chosen.includes(id) ? mask | (1 << bit) : mask), 0);
}
