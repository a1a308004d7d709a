// The texts of the admin specification, sections 4, 5 and 8, exactly.

export const TITLE_MISSING = 'Please enter a property title';

export const LOCATION_MISSING = 'Please enter a property location';

/** For a property for sale without a price. */
export const SALE_PRICE_MISSING = 'Please enter a sale price for the real estate property';

/** For any other type without a price. */
export const PRICE_MISSING = 'Please enter a price for the rental property';

/** A property was created; its edit form says it (docs/decisions/0131). */
export function propertyCreated(title: string): string {
  return `Property "${title}" created successfully!`;
}

/** For a property that could not be stored. */
export function propertyCreationFailed(message: string): string {
  return `Property creation failed: ${message}`;
}
