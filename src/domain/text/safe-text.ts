// No zod: pages and functions that show a visitor's text use these too.

/** Marks that change the direction of text: with one, a name could change how its line reads. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What programs end a line with: those for texts and slides copy more than line feeds. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters except line feed and tab. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** White space, the two separators among it, and control characters. */
const LINE_SPACE = /[\s\p{Cc}]+/gu;

/** Removes marks that change the direction of text; right-to-left scripts do not need them. */
export function removeDirectionMarks(text: string): string {
  return text.replaceAll(DIRECTION_MARKS, '');
}

/**
 * Makes a text one line: white space and control characters become single spaces, and accents join their letters, so that a
 * text from a spreadsheet or a Mac equals the one that was typed.
 */
export function foldLine(text: string): string {
  return text.normalize('NFC').replaceAll(LINE_SPACE, ' ').trim();
}

/** Removes control characters and direction marks from a text of several lines and ends lines with line feeds. */
export function cleanLines(text: string): string {
  return removeDirectionMarks(text.replaceAll(LINE_ENDS, '\n')).replaceAll(CONTROLS, '');
}

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? character);
}
