// No zod: every place that shows what a visitor typed may use these.

/** Marks that turn the direction of text around: with one, a name could rewrite the line it stands in. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters besides the line feed and the tab, and the two separators that some programs take for line breaks. */
const CONTROLS = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** A text without marks that turn its direction; scripts written from right to left need none. */
export function removeDirectionMarks(text: string): string {
  return text.replaceAll(DIRECTION_MARKS, '');
}

/** A text of several lines without control characters and direction marks, its lines ended by line feeds. */
export function cleanLines(text: string): string {
  return removeDirectionMarks(text.replaceAll(/\r\n?/g, '\n')).replaceAll(CONTROLS, '');
}

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? character);
}
