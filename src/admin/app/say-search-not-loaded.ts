import { announce } from '#lib/announce.ts';
import { SHELL_TEXT } from './text.ts';

/** Says that the code of the search could not be fetched; the next press tries again. */
export function saySearchNotLoaded(): void {
  announce(SHELL_TEXT.late.search);
}
