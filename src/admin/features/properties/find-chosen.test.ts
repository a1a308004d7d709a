import { describe, expect, it } from 'vitest';
import { findChosen } from './find-chosen.ts';

const row = (id: string, rev = 1) => ({ id, rev });

describe('the selected rows', () => {
  it('have the revision that they have now, in the order in which they were selected', () => {
    expect(findChosen(new Set(['b', 'a']), [row('a', 2), row('c'), row('b')])).toEqual([row('b'), row('a', 2)]);
  });

  it('leave out those that were deleted', () => {
    expect(findChosen(new Set(['a', 'gone']), [row('a')])).toEqual([row('a')]);
  });
});
