// The words of the admin specification, sections 4, 5 and 8, exactly.

/** No title. */
export const TITLE_MISSING = 'Please enter a property title';

/** No location. */
export const LOCATION_MISSING = 'Please enter a property location';

/** For sale without a price. */
export const SALE_PRICE_MISSING = 'Please enter a sale price for the real estate property';

/** Any other type without a price. */
export const PRICE_MISSING = 'Please enter a price for the rental property';

/** A property was created; the screen returns to the dashboard after 2 seconds. */
export function propertyCreated(title: string): string {
  return `Property "${title}" created successfully!`;
}

/** The hero could not be uploaded. */
export function heroUploadFailed(message: string): string {
  return `Hero image upload failed: ${message}`;
}

/** The property could not be stored. */
export function propertyCreationFailed(message: string): string {
  return `Property creation failed: ${message}`;
}

/** The gallery could not be stored. */
export function galleryInsertionFailed(message: string): string {
  return `Gallery images database insertion failed: ${message}`;
}

/** One picture of the gallery could not be uploaded, counted from 1; the rest goes on. */
export function galleryUploadWarning(number: number, message: string): string {
  return `Warning: Failed to upload gallery image ${number}: ${message}`;
}
