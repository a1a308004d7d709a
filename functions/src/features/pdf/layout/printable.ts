import { cleanLines } from '#domain/text/safe-text.ts';
import type { PdfContent } from '../pdf-content.ts';
import { mapTexts } from './map-texts.ts';

/** White space other than line breaks; a font may lack the wider ones. */
const SPACES = /[^\S\n]+/gu;

/** Hyphens and dashes; of most kinds the fonts have none, and words without them would run together. */
const DASHES = /\p{Dash_Punctuation}/gu;

/**
 * Leaves what the fonts can draw of a text: without signs of other scripts, emoji and invisible characters; an accented
 * letter that they lack loses its accent, and joined letters such as 'ﬁ', which texts from PDFs have, come apart.
 */
export function printable(text: string, covered: ReadonlySet<number>): string {
  const isDrawn = (character: string): boolean => character === '\n' || covered.has(character.codePointAt(0) ?? -1);
  return [...cleanLines(text).normalize('NFC').replaceAll(SPACES, ' ').replaceAll('\u00ad', '')]
    .map((character) =>
      isDrawn(character) ? character : [...apart(character)].filter((part) => isDrawn(part)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The texts in paragraphs; all others are one line, whatever was pasted into them. */
const IN_PARAGRAPHS: readonly string[] = [
  'detailedDescription',
  'propertySectionContent',
  'additionalContentText',
] satisfies (keyof PdfContent['property'])[];

/** Makes every text of a PDF printable; a title without any letter left is made of its slug. */
export function printableContent(content: PdfContent, covered: ReadonlySet<number>): PdfContent {
  const clean = mapTexts(content, (text, key) => {
    const lines = printable(text, covered);
    return IN_PARAGRAPHS.includes(key) ? lines : lines.replaceAll(/ *\n+ */g, ' ');
  });
  if (clean.property.title !== '') return clean;
  return { ...clean, property: { ...clean.property, title: clean.property.slug.replaceAll('-', ' ') } };
}

/** The plainer characters of one; a fraction stands apart from the number before it. */
function apart(character: string): string {
  return character
    .normalize('NFKD')
    .replaceAll(DASHES, '-')
    .replace(/^\d+\u2044/, ' $&');
}
