import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderWithin } from './order-within.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 2, maxLength: 12 });

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
