import { AMENITY_CATEGORIES, type Amenity, type AmenityCategory } from '#domain/property/amenities/amenity.ts';

/** Amenities by category, in the categories' own order; categories without any are left out. */
export function amenityGroups(amenities: readonly Amenity[]): { category: AmenityCategory; names: string[] }[] {
  return AMENITY_CATEGORIES.map((category) => ({
    category,
    names: amenities.filter((amenity) => amenity.category === category).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}
