import { expect, it } from 'vitest';
import { readBuiltPages } from '#support/site/built-site.ts';

/** A word at the edge of a link, a date or a strong word, without a space: the compiler drops the line break between. */
const GLUED = /[\p{L}\p{N}:;,.!?]<(?:a|time|strong|b|em)[\s>]|<\/(?:a|time|strong|b|em)>[\p{L}\p{N}]/gu;

it('no sentence runs into its link or its date', async () => {
  const glued = (await readBuiltPages()).flatMap(({ path, html }) =>
    Array.from(html.matchAll(GLUED), ({ index }) => `${path}: ${html.slice(index - 40, index + 40)}`),
  );
  expect(glued).toEqual([]);
});
