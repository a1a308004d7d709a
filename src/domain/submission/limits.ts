/** Photographs of one submission. */
export const SUBMISSION_PHOTOS_MAX = 20;

/** Most bedrooms or bathrooms of a submission; the specification sets none, this one only rejects nonsense. */
export const SUBMISSION_ROOMS_MAX = 500;

/** Hours within which a submission is reviewed (accounts specification, section 1). */
export const REVIEW_HOURS = 48;

/** Hours for which a submission accepts photographs. */
export const PHOTO_TICKET_HOURS = 24;
