// The periods of the privacy policy. A document stores when its period ends, so another number holds for new documents and
// for those that move on; docs/decisions/0037 says how to change stored ones.

/** Months after the last message at which enquiries and submissions are anonymised. */
export const MESSAGE_RETENTION_MONTHS = 24;

/** Days after which an unconfirmed newsletter sign-up is deleted. */
export const UNCONFIRMED_DAYS = 30;

/** Days after which an account whose email was never confirmed is deleted: no shorter than our emails about it are kept. */
export const UNCONFIRMED_ACCOUNT_DAYS = 90;

/** Months for which the proof of a consent is kept after it ended. */
export const CONSENT_PROOF_MONTHS = 36;
