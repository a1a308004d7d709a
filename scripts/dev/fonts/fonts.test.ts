import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_FILES, FONT_FOLDER, makeFont, PDF_FONT_FILES, PDF_FONT_FOLDER } from './font-files.ts';

const fonts = [
  ...FONT_FILES.map((font) => ({ ...font, folder: FONT_FOLDER })),
  ...PDF_FONT_FILES.map((font) => ({ ...font, folder: PDF_FONT_FOLDER })),
];

it.each(fonts)('$file is what its package makes', async ({ folder, ...font }) => {
  expect((await makeFont(font)).equals(await readFile(join(folder, font.file)))).toBe(true);
});
