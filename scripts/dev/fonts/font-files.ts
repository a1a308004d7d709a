import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';

/** A font of the site, cut from a file of an npm package. */
export interface FontFile {
  /** File in the folder of the pages or of the PDFs. */
  file: string;
  package: string;
  source: string;
  /** Weights to keep of a variable font; default all of the file. */
  weights?: { min: number; max: number } | number;
  /** Letters to keep, by their name in the package; default 'latin'. */
  letters?: 'latin' | 'latin-ext';
  /** Letters to leave out of these; default none. */
  without?: string;
  /** OpenType features to keep; default all. */
  features?: string[];
}

/**
 * Every page waits for its fonts: kerning and ligatures are kept, and no signs that texts do not have (accents that stand
 * alone, signs of drafts and mathematics). Such a sign, and a fraction that is not one letter, is in the fonts of the system.
 */
const OF_PAGES = { features: ['kern', 'liga'], without: '¢¤¦¨¬¯´¶¸ˆ˚˜\u0304\u0308⁄∕' };

/** The cuts that pages use; the sheets ask for weights of 400 to 600. */
export const FONT_FILES: readonly FontFile[] = [
  {
    ...OF_PAGES,
    file: 'ibarra-real-nova.woff2',
    package: '@fontsource/ibarra-real-nova',
    source: 'ibarra-real-nova-latin-400-normal.woff2',
  },
  {
    ...OF_PAGES,
    file: 'ibarra-real-nova-italic.woff2',
    package: '@fontsource/ibarra-real-nova',
    source: 'ibarra-real-nova-latin-400-italic.woff2',
  },
  {
    ...OF_PAGES,
    file: 'hanken-grotesk.woff2',
    package: '@fontsource-variable/hanken-grotesk',
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
];

/** The cuts of the PDFs, with the letters of Central Europe and Turkey, which pages leave to the system's fonts. */
export const PDF_FONT_FILES: readonly FontFile[] = [
  ...pdfFonts('ibarra-real-nova', '@fontsource/ibarra-real-nova', 'ibarra-real-nova-*-400-normal.woff2'),
  ...pdfFonts('ibarra-real-nova-italic', '@fontsource/ibarra-real-nova', 'ibarra-real-nova-*-400-italic.woff2'),
  ...pdfFonts('hanken-grotesk', '@fontsource-variable/hanken-grotesk', 'hanken-grotesk-*-wght-normal.woff2', 400),
];

export const FONT_FOLDER = join(import.meta.dirname, '../../../src/assets/fonts');
export const PDF_FONT_FOLDER = join(import.meta.dirname, '../../../functions/src/features/pdf/fonts');

function pdfFonts(name: string, from: string, source: string, weights?: number): FontFile[] {
  return (['latin', 'latin-ext'] as const).map((letters) => ({
    file: `${name}-${letters}.ttf`,
    package: from,
    source: source.replace('*', letters),
    letters,
    ...(weights !== undefined && { weights }),
  }));
}

/** Name records that a copy keeps by its licence: copyright, licence and its address. */
const LICENCE_NAMES = [0, 13, 14];

const fileOf = (font: FontFile, path: string): string =>
  join(createRequire(import.meta.url).resolve(`${font.package}/LICENSE`), '..', path);

/** The licence of a font's package, which a copy of the font has beside it. */
export const licenceOf = (font: FontFile): Promise<string> => readFile(fileOf(font, 'LICENSE'), 'utf8');

/** Makes a font with the letters and signs that its package names, and the weights to keep. */
export async function makeFont(font: FontFile): Promise<Buffer> {
  const [original, ranges] = await Promise.all([
    readFile(fileOf(font, `files/${font.source}`)),
    readFile(fileOf(font, 'unicode.json'), 'utf8'),
  ]);
  const { letters = 'latin', without = '', features, weights } = font;
  const named = z.record(z.string(), z.string()).parse(JSON.parse(ranges))[letters] ?? '';
  const made = await subsetFont(original, lettersOf(named, without), {
    targetFormat: font.file.endsWith('.ttf') ? 'sfnt' : 'woff2',
    preserveNameIds: LICENCE_NAMES,
    ...(features && { keepFeatures: features }),
    ...(weights !== undefined && { variationAxes: { wght: weights } }),
  });
  return letters === 'latin-ext' ? renameExtension(made) : made;
}

/**
 * Ends the PostScript name of a font with 'Ext' instead of its last three letters: both files of a cut have the same name,
 * and a PDF takes fonts of one name for the same.
 */
function renameExtension(font: Buffer): Buffer {
  const renamed = Buffer.from(font);
  for (const style of ['-Regular', '-Italic']) {
    const [name, other] = [style, `${style.slice(0, -3)}Ext`].map((text) => Buffer.from(text, 'utf16le').swap16());
    if (name === undefined || other === undefined) continue;
    for (let at = renamed.indexOf(name); at !== -1; at = renamed.indexOf(name, at + 1)) other.copy(renamed, at);
  }
  return renamed;
}

/** The letters of a CSS `unicode-range`, such as 'U+0000-00FF,U+0131', without some. */
function lettersOf(ranges: string, without: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .filter((letter) => !without.includes(letter))
    .join('');
}
