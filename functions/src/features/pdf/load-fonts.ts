import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** Families of the layouts; a letter that the first lacks is taken from the second. */
export const DISPLAY_FONT = ['Ibarra', 'Ibarra Ext'];
export const TEXT_FONT = ['Hanken', 'Hanken Ext'];

/** The files are beside this one, and beside the bundle. */
const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

const FONTS = [
  { family: 'Ibarra', src: fontFile('ibarra-real-nova-latin') },
  { family: 'Ibarra', src: fontFile('ibarra-real-nova-italic-latin'), fontStyle: 'italic' },
  { family: 'Ibarra Ext', src: fontFile('ibarra-real-nova-latin-ext') },
  { family: 'Ibarra Ext', src: fontFile('ibarra-real-nova-italic-latin-ext'), fontStyle: 'italic' },
  { family: 'Hanken', src: fontFile('hanken-grotesk-latin') },
  { family: 'Hanken Ext', src: fontFile('hanken-grotesk-latin-ext') },
] as const;

/** A word longer than this is broken, in parts of ten letters; the longest English words have fewer. */
const LONGEST_WORD = 24;

let loaded: Promise<ReadonlySet<number>> | undefined;

/** Loads the fonts once; gives the code points that both of them have. */
export function loadFonts(): Promise<ReadonlySet<number>> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ReadonlySet<number>> {
  for (const font of FONTS) Font.register(font);
  Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,10}/gsu) ?? []) : [word]));
  await Promise.all(FONTS.map((font) => Font.load({ fontFamily: font.family, ...styleOf(font) })));
  const display = new Set(DISPLAY_FONT.flatMap(codePointsOf));
  return new Set(TEXT_FONT.flatMap(codePointsOf).filter((codePoint) => display.has(codePoint)));
}

const styleOf = (font: (typeof FONTS)[number]) => ('fontStyle' in font ? { fontStyle: font.fontStyle } : {});

function codePointsOf(fontFamily: string): number[] {
  return Font.getFont({ fontFamily }).data?.['characterSet'] ?? [];
}
