import { cutText } from '#domain/text/cut-text.ts';

/** Cuts a text that is longer than a page has room for, after a sentence or else after a word. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most === 0) return '';
  const part = cutText(text, most);
  const sentence = Math.max(...['. ', '! ', '? ', '.\n'].map((end) => part.lastIndexOf(end)));
  if (sentence > most / 2) return part.slice(0, sentence + 1);
  const word = part.lastIndexOf(' ');
  return `${part.slice(0, word > most / 2 ? word : most).trimEnd()}…`;
}
