import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoFile } from './ico-file.ts';
import { ICONS, type Icon } from './icon-list.ts';

// `node scripts/dev/icons/make-icons.ts`, after a change of the mark; its output is committed.
const PUBLIC_FOLDER = join(import.meta.dirname, '../../../public');
const ICO_SIZES = [16, 32];
const MARK_UNITS = 64;
const TWO_COLOURS = { palette: true, colours: 32, compressionLevel: 9 } as const;

const mark = await readFile(join(PUBLIC_FOLDER, 'favicon.svg'), 'utf8');

function render({ width, height, units }: Omit<Icon, 'file'>): Promise<Buffer> {
  const unitsWide = (units * width) / height;
  const viewBox = [(MARK_UNITS - unitsWide) / 2, (MARK_UNITS - units) / 2, unitsWide, units].join(' ');
  const sized = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  const drawing = mark.replace(`viewBox="0 0 ${MARK_UNITS} ${MARK_UNITS}"`, sized);
  return sharp(Buffer.from(drawing)).png(TWO_COLOURS).toBuffer();
}

for (const { file, ...size } of ICONS) await writeFile(join(PUBLIC_FOLDER, file), await render(size));
const small = ICO_SIZES.map(async (size) => ({
  size,
  bytes: await render({ width: size, height: size, units: MARK_UNITS }),
}));
await writeFile(join(PUBLIC_FOLDER, 'favicon.ico'), icoFile(await Promise.all(small)));
