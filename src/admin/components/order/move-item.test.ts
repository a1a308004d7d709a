import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBy, moveItem, orderWithin } from './move-item.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 2, maxLength: 12 });

describe('an item that is moved', () => {
  it('is placed where it was dropped, and the rest keeps its order', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  });

  it('goes one place up or down, and no further than the ends', () => {
    expect(moveBy(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveBy(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveBy(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });

  it('never loses or duplicates an item', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (all, from, to) => {
        const [id = '', target = ''] = [all[from % all.length], all[to % all.length]];
        const moved = moveItem(all, id, target);
        expect(moved.toSorted()).toEqual(all.toSorted());
        expect(moved.indexOf(id)).toBe(all.indexOf(target));
      }),
    );
  });
});

describe('an order among some of a list', () => {
  it('uses the places that they had', () => {
    expect(orderWithin(['a', 'x', 'b', 'y', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'y', 'b']);
  });

  it('leaves all other items in place', () => {
    fc.assert(
      fc.property(ids, fc.func(fc.boolean()), (all, chosen) => {
        const some = all.filter((id) => chosen(id)).toReversed();
        const ordered = orderWithin(all, some);
        expect(ordered.filter((id) => some.includes(id))).toEqual(some);
        all.forEach((id, place) => expect(some.includes(id) ? id : ordered[place]).toBe(id));
      }),
    );
  });
});
