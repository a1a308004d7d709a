import { MONOGRAM_LETTERS, type MonogramLetter } from './monogram-letters.ts';

const WIDTH = 1200;
const HEIGHT = 1500;
const CAP_HEIGHT = 700;
const SCALE = 0.4;
// In the units of the letters.
const GAP = 70;

/** First letters of a name's first and last words, without accents; one letter when the name has one word. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^A-Z]/g, ''))
    .filter((word) => word !== '');
  const letters = words.length < 2 ? words : [words[0], words.at(-1)];
  return letters.map((word) => word?.charAt(0)).join('');
}

/** A portrait in initials as an SVG drawing, 1200 by 1500 pixels, without fonts; throws when no letter can be drawn. */
export function drawMonogram(name: string): string {
  const letters = [...initialsOf(name)].map((initial) => letterOf(initial));
  if (letters.length === 0) throw new Error(`no initials to draw in the name '${name}'`);
  const width = letters.reduce((sum, letter) => sum + letter.width, GAP * (letters.length - 1));

  let x = 0;
  const drawn = letters.map((letter) => {
    const group = `<g transform="translate(${x} 0)">${letter.parts.map((part) => `<path d="${part}"/>`).join('')}</g>`;
    x += letter.width + GAP;
    return group;
  });
  const left = (WIDTH - width * SCALE) / 2;
  const top = (HEIGHT - CAP_HEIGHT * SCALE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs><linearGradient id="stone" x1="0" y1="0" x2="0.4" y2="1">',
    '<stop offset="0" stop-color="#ece6da"/><stop offset="1" stop-color="#d6ccbb"/></linearGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#stone)"/>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="410" fill="none" stroke="#2b2823" stroke-opacity="0.35" stroke-width="2"/>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="426" fill="none" stroke="#2b2823" stroke-opacity="0.18" stroke-width="1.5"/>`,
    `<g fill="#2b2823" fill-rule="evenodd" transform="translate(${left} ${top}) scale(${SCALE})">${drawn.join('')}</g>`,
    '</svg>',
  ].join('');
}

function letterOf(initial: string): MonogramLetter {
  const letter = MONOGRAM_LETTERS[initial];
  if (letter === undefined) throw new Error(`no drawing of the letter '${initial}'`);
  return letter;
}
