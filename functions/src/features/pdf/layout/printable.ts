import { cleanLines } from '#domain/text/safe-text.ts';
import type { PdfContent } from '../pdf-content.ts';

/** White space other than line breaks; a font may lack the wider ones. */
const SPACES = /[^\S\n]+/gu;

/**
 * Leaves what the fonts can draw of a text: without signs of other scripts, emoji and invisible characters; an accented
 * letter that they lack loses its accent.
 */
export function printable(text: string, covered: ReadonlySet<number>): string {
  const isDrawn = (character: string): boolean => character === '\n' || covered.has(character.codePointAt(0) ?? -1);
  return [...cleanLines(text).normalize('NFC').replaceAll(SPACES, ' ').replaceAll('\u00ad', '')]
    .map((character) =>
      isDrawn(character) ? character : [...character.normalize('NFD')].filter((part) => isDrawn(part)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Makes every text of a PDF printable; a title without any letter left is made of its slug. */
export function printableContent(content: PdfContent, covered: ReadonlySet<number>): PdfContent {
  const clean = mapTexts(content, (text) => printable(text, covered));
  if (clean.property.title !== '') return clean;
  return { ...clean, property: { ...clean.property, title: clean.property.slug.replaceAll('-', ' ') } };
}

/** Maps the texts in a value of JSON, whose shape stays the same. */
function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? map(part) : part,
  ) as Value;
}
