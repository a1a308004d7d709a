/** Featured properties recommended on the home page (admin specification, section 9; not enforced). */
export const FEATURED_RECOMMENDED = 6;

/** Documents of one kind that can be put in order at once. */
export const ORDERED_MAX = 500;
