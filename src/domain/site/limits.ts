/** Largest body of a form, in bytes. */
export const FORM_BYTES_MAX = 64 * 1024;

/** Shortest time between the first input of a form and its submission, in milliseconds; programs are faster. */
export const FORM_FILL_MIN = 1500;
