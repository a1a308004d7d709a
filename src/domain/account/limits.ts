/** Favourites that one member can keep (accounts issue); firestore.rules enforces the same number. */
export const FAVORITES_MAX = 500;

/** Fewest characters of a password (accounts specification, section 9). */
export const PASSWORD_MIN = 8;

/** Most characters of a password. */
export const PASSWORD_MAX = 128;
