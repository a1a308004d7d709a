/** Maximum compressed bytes of HTML and style sheets of a public page. */
export const HTML_AND_CSS_MAX = 40 * 1024;

/** Maximum compressed bytes of script that a public page loads before the first interaction. */
export const SCRIPT_MAX = 25 * 1024;
