/** Listing cards on one page before it grows by links. */
export const CARDS_A_PAGE = 24;

/** Price bounds of the filter, in whole euros (visitor specification, section 9). */
export const PRICE_BOUNDS = { min: 0, max: 100_000_000 } as const;

/** Bedroom bounds of the filter (visitor specification, section 9). */
export const BEDROOM_BOUNDS = { min: 1, max: 20 } as const;

/** Most double bedrooms that a filter asks for. */
export const DOUBLES_MAX = BEDROOM_BOUNDS.max;

/** Guest bounds of the filter (visitor specification, section 9). */
export const PEOPLE_BOUNDS = { min: 1, max: 50 } as const;

/** Bedrooms preset of the 'FILTER YOUR SEARCH' panel (visitor specification, section 9). */
export const FILTER_PANEL_BEDROOMS = { min: 1, max: 12 } as const;
