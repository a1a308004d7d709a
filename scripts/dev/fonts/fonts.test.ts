import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_FILES, FONT_FOLDER, makeFont } from './font-files.ts';

it.each(FONT_FILES.map((font) => [font.file, font] as const))('%s is what its package makes', async (file, font) => {
  expect((await makeFont(font)).equals(await readFile(join(FONT_FOLDER, file)))).toBe(true);
});
