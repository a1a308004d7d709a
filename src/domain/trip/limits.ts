/** The specification sets 'no maximum' for the group of a trip (visitor specification, section 5); this one only rejects nonsense. */
export const TRAVELLERS_MAX = 10_000;

/** Properties on the shortlist of a trip request. */
export const SHORTLIST_MAX = 5;
