// The texts of the visitor specification, sections 2, 4 and 8, exactly.

/** Shown when a URL leads to no property. */
export const PROPERTY_NOT_FOUND = 'Property not found';

/** Label of the link below. */
export const BACK_TO_PROPERTIES = 'Back to Properties';

/** Shown when a property has no amenities. */
export const NO_AMENITIES = 'No amenities listed for this property.';

/** Label of the second button of the hero. */
export const REQUEST_INFORMATION = 'Request Information';

/** Tabs of a property page in order. */
export const PROPERTY_TABS = ['Overview', 'Amenities', 'Services'] as const;
