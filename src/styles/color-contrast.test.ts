import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const css = await readFile('src/styles/tokens.css', 'utf8');
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

/** Every pair of colours in use, with the least contrast of WCAG 2.2 AA: 4.5 for text, 3 for lines and rings. */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ink', 'ink-soft', 'clay', 'anil', 'anil-deep', 'sale', 'error'].flatMap((front) =>
    ['white', 'lime', 'limestone'].map((back) => [front, back, 4.5] as const),
  ),
  ['ink', 'sand', 4.5],
  ['ink-soft', 'sand', 4.5],
  ['white', 'anil', 4.5],
  ['white', 'anil-deep', 4.5],
  ['white', 'sale', 4.5],
  ['lime', 'pine', 4.5],
  ['mist', 'pine', 4.5],
  ['field', 'white', 3],
  ['field', 'lime', 3],
  ['field', 'limestone', 3],
  ['sun', 'lime', 3],
];

describe('the colours of the theme', () => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrastRatio(colors.get(front), colors.get(back))).toBeGreaterThanOrEqual(least);
  });

  it('are all in at least one pair', () => {
    const paired = new Set<string | undefined>(PAIRS.flatMap(([front, back]) => [front, back]));
    expect([...colors.keys()].filter((name) => !paired.has(name))).toEqual([]);
  });
});

it('the contrast is 4.54 for the grey that WCAG names as just enough on white', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrastRatio(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
