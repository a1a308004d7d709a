import { expect, it } from 'vitest';
import { withoutPicture, type LibraryPage } from './without-picture.ts';

/** A page of pictures with these ids. */
function page(ids: string, next: string | null): LibraryPage {
  const pictures = [...ids].map((id) => ({ picture: { id } }));
  return { pictures, next } as unknown as LibraryPage;
}

/** Where the next page starts after these pictures are removed from pages that end with 'b' and 'd'. */
function nextAfter(removed: string): string | null | undefined {
  let pages = [page('ab', 'b'), page('cd', 'd')];
  for (const id of removed) pages = withoutPicture(pages, id);
  return pages.at(-1)?.next;
}

it.each([
  ['another picture of the page is removed', 'c', 'd'],
  ['the last picture of the page is removed', 'd', 'c'],
  ['the whole page is removed', 'dc', 'b'],
  ['the picture before the removed page is removed too', 'dcb', 'a'],
  ['no picture is left', 'dcba', ''],
])('the next page of the library starts after a picture that is still there when %s', (_, removed, next) => {
  expect(nextAfter(removed)).toBe(next);
});

it('the last page of the library stays the last one', () => {
  expect(withoutPicture([page('ab', null)], 'b')).toEqual([page('a', null)]);
});
