import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COLOR_PAIRS } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { readTokens, tokenFamily } from './read-tokens.ts';

const colors = tokenFamily(readTokens(await readFile('src/styles/tokens.css', 'utf8')), 'color');

function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`tokens.css has no --color-${name}`);
  return value;
}

describe('the colours of the theme', () => {
  it.each(COLOR_PAIRS)('$front on $back has a contrast of at least $least', ({ front, back, least }) => {
    expect(contrastRatio(color(front), color(back))).toBeGreaterThanOrEqual(least);
  });

  it('are all in at least one pair', () => {
    const paired = new Set(COLOR_PAIRS.flatMap(({ front, back }) => [front, back]));
    expect([...colors.keys()].filter((name) => !paired.has(name))).toEqual([]);
  });
});
