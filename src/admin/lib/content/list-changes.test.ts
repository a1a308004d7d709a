import { describe, expect, it } from 'vitest';
import { inOrder, withItem, withoutItem } from './list-changes.ts';

const idOf = (item: { id: string }): string => item.id;
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const anew = { id: 'a' };

describe('a list of content', () => {
  it('takes up what was stored in its place, and what is new at its end', () => {
    expect(withItem([a, b], anew, idOf)[0]).toBe(anew);
    expect(withItem([a, b], c, idOf)).toEqual([a, b, c]);
  });

  it('lets go of what was deleted', () => {
    expect(withoutItem([a, b, c], 'b', idOf)).toEqual([a, c]);
  });

  it('takes another order, with what came in the meantime at its end', () => {
    expect(inOrder([a, b, c], ['c', 'a'], idOf)).toEqual([c, a, b]);
  });
});
