/** Colour of the browser's frame around the site: `--color-lime`. */
export const THEME_COLOR = '#fbf8f2';
