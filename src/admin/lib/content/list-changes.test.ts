import { describe, expect, it } from 'vitest';
import { inOrder, withItem, withoutItem } from './list-changes.ts';

const idOf = (item: { id: string }): string => item.id;
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const replacement = { id: 'a' };

describe('a list of content', () => {
  it('puts a stored item in its place, and a new one at the end', () => {
    expect(withItem([a, b], replacement, idOf)[0]).toBe(replacement);
    expect(withItem([a, b], c, idOf)).toEqual([a, b, c]);
  });

  it('removes a deleted item', () => {
    expect(withoutItem([a, b, c], 'b', idOf)).toEqual([a, c]);
  });

  it('takes another order, with items added meanwhile at the end', () => {
    expect(inOrder([a, b, c], ['c', 'a'], idOf)).toEqual([c, a, b]);
  });

  it('takes another order without an item that was removed meanwhile', () => {
    expect(inOrder([a], ['b', 'a'], idOf)).toEqual([a]);
  });
});
