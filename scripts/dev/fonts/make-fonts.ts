import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FONT_FILES, FONT_FOLDER, licenceOf, makeFont } from './font-files.ts';

// `node scripts/dev/fonts/make-fonts.ts`, after an update of a font's package; its output is committed.
for (const font of FONT_FILES) {
  await writeFile(join(FONT_FOLDER, font.file), await makeFont(font));
  await writeFile(join(FONT_FOLDER, `${basename(font.package)}-licence.txt`), await licenceOf(font));
}
