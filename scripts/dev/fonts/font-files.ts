import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';

/** A font of the site, cut from a file of an npm package. */
export interface FontFile {
  /** File in the folder `src/assets/fonts`. */
  file: string;
  package: string;
  source: string;
  /** Weights to keep of a variable font; default all of the file. */
  weights?: { min: number; max: number };
}

/** The cuts that pages use; the sheets ask for weights of 400 to 600. */
export const FONT_FILES: readonly FontFile[] = [
  {
    file: 'ibarra-real-nova.woff2',
    package: '@fontsource/ibarra-real-nova',
    source: 'ibarra-real-nova-latin-400-normal.woff2',
  },
  {
    file: 'ibarra-real-nova-italic.woff2',
    package: '@fontsource/ibarra-real-nova',
    source: 'ibarra-real-nova-latin-400-italic.woff2',
  },
  {
    file: 'hanken-grotesk.woff2',
    package: '@fontsource-variable/hanken-grotesk',
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
];

export const FONT_FOLDER = join(import.meta.dirname, '../../../src/assets/fonts');

/** Name records that a copy keeps by its licence: copyright, licence and its address. */
const LICENCE_NAMES = [0, 13, 14];

const fileOf = (font: FontFile, path: string): string =>
  join(createRequire(import.meta.url).resolve(`${font.package}/LICENSE`), '..', path);

/** The licence of a font's package, which a copy of the font has beside it. */
export const licenceOf = (font: FontFile): Promise<string> => readFile(fileOf(font, 'LICENSE'), 'utf8');

/** Makes a font with the Latin letters and signs that its package names, and the weights to keep. */
export async function makeFont(font: FontFile): Promise<Buffer> {
  const [original, ranges] = await Promise.all([
    readFile(fileOf(font, `files/${font.source}`)),
    readFile(fileOf(font, 'unicode.json'), 'utf8'),
  ]);
  const { latin } = z.object({ latin: z.string() }).parse(JSON.parse(ranges));
  return subsetFont(original, lettersOf(latin), {
    targetFormat: 'woff2',
    preserveNameIds: LICENCE_NAMES,
    ...(font.weights && { variationAxes: { wght: font.weights } }),
  });
}

/** The letters of a CSS `unicode-range`, such as 'U+0000-00FF,U+0131'. */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
