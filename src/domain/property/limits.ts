/** Most guests, rooms, bedrooms or bathrooms of a property. */
export const COUNT_MAX = 500;

/** Most amenities of one property. */
export const AMENITIES_MAX = 80;

/** Most photographs of the access. */
export const ACCESS_PICTURES_MAX = 8;

/** Most drawings of floors. */
export const FLOOR_PLANS_MAX = 12;

/** Similar properties offered on a property page (visitor specification, section 9). */
export const SIMILAR_PROPERTIES = 2;

/** Properties of one bulk action. */
export const BULK_MAX = 100;

/** Pictures, hero included, that a property should have before it is published; advice. */
export const PUBLISHING_PICTURES = 5;
