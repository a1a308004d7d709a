/** Colour of the browser's own frame around the site: the lime wall of the design (`--color-lime`). */
export const THEME_COLOR = '#fbf8f2';
