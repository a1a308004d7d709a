/** Most seasons of one property: five years of twelve. */
export const SEASONS_MAX = 60;

/** Most calendars of other sites for one property. */
export const FEEDS_MAX = 10;

/** Most ranges of nights that are kept of another site's calendar; with more, neighbours become one. */
export const FEED_RANGES_MAX = 400;

/** Months after this one whose nights are read from the calendars of other sites, and written for them. */
export const FEED_MONTHS = 24;

/** Most pairs of entries that staff can call one stay. */
export const SAME_STAYS_MAX = 200;

/** Most blocks, holds and bookings that one calendar keeps. Past ones are dropped when a change needs the room. */
export const OCCUPANCIES_MAX = 400;

/** Days after its departure for which a past entry of a calendar is kept. */
export const PAST_DAYS = 400;

/** Longest season, block or booking, in nights. */
export const RANGE_NIGHTS_MAX = 800;

/** Highest price or fee, in whole euros. */
export const STAY_EUROS_MAX = 1_000_000;

/** Most nights that a season may require. */
export const MINIMUM_NIGHTS_MAX = 365;

/** Highest service charge, in per cent of the rent. */
export const SERVICE_PER_CENT_MAX = 30;

/** Months after this one whose prices and free nights visitors see. */
export const PUBLIC_MONTHS = 18;

/** Age of the oldest child of a stay, in years. */
export const CHILD_AGE_MAX = 17;

/** Most pets of a stay. */
export const PETS_MAX = 5;

/** Hours for which a concierge holds nights. */
export const HOLD_HOURS = 48;
