import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readBuiltPages } from '#support/site/built-site.ts';

it('the built site has no page of the style guide, which the development server has', async () => {
  const title = /<PageIntroduction [^>]*title="([^"]+)"/.exec(
    await readFile('src/pages/_styleguide.astro', 'utf8'),
  )?.[1];
  if (title === undefined) throw new Error('expected a title in the page of the style guide');
  const pages = (await readBuiltPages()).filter(({ path, html }) => /style-?guide/i.test(path) || html.includes(title));
  expect(pages.map(({ path }) => path)).toEqual([]);
});
