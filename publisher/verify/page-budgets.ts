/** Most bytes of HTML and style sheets of a public page as they travel. */
export const HTML_AND_CSS_MAX = 40 * 1024;

/** Most bytes of script that a public page loads before it is touched. */
export const SCRIPT_MAX = 8 * 1024;
