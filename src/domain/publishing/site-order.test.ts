import { expect, it } from 'vitest';
import { keepsOrder, type Placed } from './site-order.ts';

/** Documents named by their letters, numbered from `first`. */
function list(letters: string, first = 0): Placed[] {
  return Array.from(letters, (id, place) => ({ id, orderIndex: first + place }));
}

it.each([
  ['the same list', list('abc'), list('abc'), true],
  ['numbers that are larger after something before it was added and deleted', list('abc', 1), list('abc'), true],
  ['a list without a document that leaves the site', list('ac'), list('abc'), true],
  ['two documents that changed places', list('bac'), list('abc'), false],
  ['a new document before the others', list('xabc'), list('abc'), false],
  ['nothing', [], [], true],
])('%s: %o over %o keeps the order: %s', (_, working, published, expected) => {
  expect(keepsOrder(working, published)).toBe(expected);
});
