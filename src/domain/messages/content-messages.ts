// What the house says when a change of content cannot be.

/** Only properties of type rental can be featured (admin specification, section 6). */
export const ONLY_RENTALS_FEATURED = 'Only vacation rentals can be featured';

/** A property can be featured once. */
export const ALREADY_FEATURED = 'This property is already featured';

/** A property that is not there, or is archived, was chosen. */
export const PROPERTY_NOT_OFFERED = 'This property does not exist or is archived';

/** Two departments of one name could not be told apart, as members refer to the name. */
export const DEPARTMENT_NAME_TAKEN = 'There is already a department of this name';

/** Other content names a property that was to be deleted or archived. */
export function stillNamed(title: string): string {
  return `“${title}” is still shown by other content: choose another property there first.`;
}

/** Title of the copy of a property. */
export function copyTitle(title: string): string {
  return `${title} (copy)`;
}
