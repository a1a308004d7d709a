/** Notes and replies of one message; a longer conversation continues by email. */
export const THREAD_MAX = 200;

/** Characters of all notes and replies of one message; keeps its document below 1 MiB, the limit of Firestore. */
export const THREAD_CHARACTERS_MAX = 200_000;

/** Reply templates that the settings hold. */
export const REPLY_TEMPLATES_MAX = 40;

/** Messages that the inbox reads at once. */
export const INBOX_PAGE = 500;

/** Messages on one page of the inbox's list. */
export const INBOX_LIST_PAGE = 40;

/** Days over which the median response time is computed. */
export const REPLY_TIME_DAYS = 90;

/** Fewest replies from which a median response time is shown to visitors. */
export const REPLY_TIME_ANSWERS_MIN = 5;
