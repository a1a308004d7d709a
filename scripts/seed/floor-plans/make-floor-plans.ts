import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// `node scripts/seed/floor-plans/make-floor-plans.ts`, after a change of a drawing; its output is committed.
const FOLDER = import.meta.dirname;
const PICTURES = join(FOLDER, '../pictures');
const FONT = join(FOLDER, '../../../src/assets/fonts/hanken-grotesk.woff2');
/** Those that the drawings use. */
const WEIGHTS = [400, 500];
/** Name records by which a drawing finds its font: family, style and full name. */
const FAMILY_NAMES = [1, 2, 4];
/** Full colour resolution, because lines are thin. */
const JPEG = { quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.svg'));
const drawings = await Promise.all(
  files.map(async (file) => ({
    picture: join(PICTURES, file.replace('.svg', '.jpg')),
    svg: await readFile(join(FOLDER, file), 'utf8'),
  })),
);
const letters = drawings.map(({ svg }) => svg).join('');
const fonts = await mkdtemp(join(tmpdir(), 'floor-plan-fonts-'));
try {
  // The renderer reads neither WOFF2 nor the weights of a variable font.
  const font = await readFile(FONT);
  for (const wght of WEIGHTS) {
    const cut = { targetFormat: 'sfnt', preserveNameIds: FAMILY_NAMES, variationAxes: { wght } } as const;
    await writeFile(join(fonts, `${wght}.ttf`), await subsetFont(font, letters, cut));
  }
  const config = join(fonts, 'fonts.conf');
  await writeFile(config, `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}</cachedir></fontconfig>`);
  process.env['FONTCONFIG_FILE'] = config;
  // Imported now, because it reads the variable once.
  const { default: sharp } = await import('sharp');
  for (const { picture, svg } of drawings) {
    await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg(JPEG).toFile(picture);
  }
} finally {
  await rm(fonts, { recursive: true });
}
