import { COUNT_MAX } from '#domain/property/limits.ts';

/** Guests of an information request (visitor specification, section 5). */
export const GUEST_BOUNDS = { min: 1, max: 20 } as const;

/** Guests of an event, retreat or production. */
export const VENUE_GUEST_BOUNDS = { min: 1, max: COUNT_MAX } as const;

/** Nights of the longest holiday stay; a longer one is a mid-term letting. */
export const HOLIDAY_NIGHTS_MAX = 60;

/** Months of the longest mid-term stay, and of any stay whose property is not known. */
export const STAY_MONTHS_MAX = 24;

/** Months of the longest event, retreat or production. */
export const EVENT_MONTHS_MAX = 12;

/** Attendees of a viewing, default 1 (visitor specification, section 5). */
export const ATTENDEE_BOUNDS = { min: 1, max: 6 } as const;

/** Hours within which we reply to an enquiry or trip request (visitor specification, section 1). */
export const REPLY_HOURS = 24;
