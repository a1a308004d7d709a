import type { Amenity } from '#domain/property/amenities/amenity.ts';
import { AMENITY_CATALOGUE, AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { AMENITY_ICONS } from '#domain/property/amenities/icons.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** Adds an amenity by its typed name; one of the catalogue in any letters as the catalogue has it, a known one not again. */
export function addAmenity(
  amenities: readonly Amenity[],
  { category, name }: Pick<Amenity, 'category' | 'name'>,
): readonly Amenity[] {
  const typed = foldText(name.trim());
  const known = AMENITY_CATEGORIES.flatMap((group) =>
    AMENITY_CATALOGUE[group].map((entry) => ({ category: group, name: entry, icon: AMENITY_ICONS[entry] })),
  ).find((entry) => foldText(entry.name) === typed);
  const added = known ?? { category, name: name.trim(), icon: '' };
  if (added.name === '' || amenities.some((amenity) => foldText(amenity.name) === typed)) return amenities;
  return [...amenities, added];
}
