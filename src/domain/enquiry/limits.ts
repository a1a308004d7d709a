/** Guests of an information request (visitor specification, section 5). */
export const GUEST_BOUNDS = { min: 1, max: 20 } as const;

/** Attendees of a viewing, default 1 (visitor specification, section 5). */
export const ATTENDEE_BOUNDS = { min: 1, max: 6 } as const;

/** Hours within which we reply to an enquiry or trip request (visitor specification, section 1). */
export const REPLY_HOURS = 24;

/** Months after the last message at which enquiries and submissions are anonymised (privacy policy). */
export const RETENTION_MONTHS = 24;
