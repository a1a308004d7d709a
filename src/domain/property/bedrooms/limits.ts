/** Most described bedrooms of one property. */
export const BEDROOMS_MAX = 60;

/** Most beds of one size in a bedroom: a dormitory of a retreat. */
export const BEDS_MAX = 20;

/** From the third basement to the thirtieth floor. */
export const FLOOR_BOUNDS = { min: -3, max: 30 } as const;
