// What the house says when a change of content cannot be.

/** Only properties of type rental can be featured (admin specification, section 6). */
export const ONLY_RENTALS_FEATURED = 'Only vacation rentals can be featured';

/** A property can be featured once. */
export const ALREADY_FEATURED = 'This property is already featured';

/** A property that is not there, or is archived, was chosen. */
export const PROPERTY_NOT_OFFERED = 'This property does not exist or is archived';

/** A request that was made before is made again, and what it made was deleted meanwhile. */
export const CREATED_AND_GONE = 'This was created before and has been deleted since';

/** Two departments of one name could not be told apart, as members refer to the name. */
export const DEPARTMENT_NAME_TAKEN = 'There is already a department with this name';

/** What the place of a property among those of the home page is called. */
export const PLACE_AMONG_FEATURED = 'Featured Properties';

/** What the gallery of the home page is called, which the settings hold. */
export const HOME_GALLERY = 'Settings, gallery of the home page';

/** The last property of the home page's gallery was to be removed from it. */
export const GALLERY_NEEDS_A_PROPERTY =
  'The gallery of the home page needs at least one property. Choose another one there first.';

/** Other content names a property that was to be deleted or archived; these are its places. */
export function stillNamed(title: string, places: readonly string[]): string {
  return `“${title}” is still in use: ${places.join('; ')}.`;
}

/** Title of the copy of a property. */
export function copyTitle(title: string): string {
  return `${title} (copy)`;
}
