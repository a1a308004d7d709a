/** Days after which an unconfirmed newsletter sign-up is deleted (privacy policy). */
export const UNCONFIRMED_DAYS = 30;

/** Months for which the proof of a consent is kept after it ended (privacy policy: three years). */
export const CONSENT_PROOF_MONTHS = 36;

/** Sign-ups on one page of the list of subscribers. */
export const SUBSCRIBERS_PAGE = 50;
