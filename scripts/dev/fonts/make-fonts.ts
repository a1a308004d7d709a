import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FONT_FILES, FONT_FOLDER, licenceOf, makeFont, PDF_FONT_FILES, PDF_FONT_FOLDER } from './font-files.ts';

// `node scripts/dev/fonts/make-fonts.ts`, after an update of a font's package; its output is committed.
for (const [folder, fonts] of [
  [FONT_FOLDER, FONT_FILES],
  [PDF_FONT_FOLDER, PDF_FONT_FILES],
] as const) {
  await mkdir(folder, { recursive: true });
  for (const font of fonts) {
    await writeFile(join(folder, font.file), await makeFont(font));
    await writeFile(join(folder, `${basename(font.package)}-licence.txt`), await licenceOf(font));
  }
}
