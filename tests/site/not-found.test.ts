import { expect, it } from 'vitest';
import { PATHS } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { each, textOf, textsOf } from '#support/site/find-markup.ts';

it('the page for unknown paths gives general help without JavaScript', async () => {
  const page = await readMarkup('/404');
  expect(textsOf(page('h1'))).toEqual(['Page not found']);
  expect(each(page('main a')).map((link) => [textOf(link), link.attr('href')])).toEqual([
    ['Back to Properties', PATHS.rentals],
    ['Speak To Us', PATHS.contact],
  ]);
});
