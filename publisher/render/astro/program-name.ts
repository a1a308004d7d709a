/** Name of the program that writes the pages of a compiled site, in its folder. */
export const PROGRAM = 'site-program.mjs';
