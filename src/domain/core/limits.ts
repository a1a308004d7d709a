// Numbers without zod: public pages import them without the schema library.

/** Longest single-line text (names, titles, labels), in characters. */
export const SHORT_TEXT = 160;

/** Longest summary or caption, in characters. */
export const MEDIUM_TEXT = 600;

/** Longest narrative text, in characters. */
export const LONG_TEXT = 8000;

/** Most entries of a list of short texts (services, house rules, highlights). */
export const LIST_MAX = 40;

/** Longest email address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

/** Longest phone number, in characters. */
export const PHONE_MAX = 40;

/** Longest message of a form, in characters. */
export const MESSAGE_MAX = 4000;
