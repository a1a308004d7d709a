import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeChanges } from './merge-changes.ts';

const base = { title: 'Chef', text: 'Cooks', list: ['a'], hidden: false };

describe('two people who changed the same document', () => {
  it('both keep what only one of them changed', () => {
    const merge = mergeChanges(base, { ...base, title: 'Private chef' }, { ...base, list: ['a', 'b'] });
    expect(merge).toEqual({
      merged: { ...base, title: 'Private chef', list: ['a', 'b'] },
      clashes: [],
      taken: ['list'],
    });
  });

  it('choose where both changed the same in another way; until then mine stands', () => {
    const mine = { ...base, title: 'Private chef' };
    const theirs = { ...base, title: 'Cook', hidden: true };
    const merge = mergeChanges(base, mine, theirs);
    expect(merge).toEqual({ merged: { ...mine, hidden: true }, clashes: ['title'], taken: ['hidden'] });
  });

  it('agree where both changed it in the same way', () => {
    const both = { ...base, title: 'Cook' };
    expect(mergeChanges(base, both, both)).toEqual({ merged: both, clashes: [], taken: [] });
  });

  it('lose nothing silently: each field is mine, theirs by my leave, or asked about', () => {
    const fields = fc.record({ a: fc.integer({ max: 2, min: 0 }), b: fc.array(fc.boolean(), { maxLength: 2 }) });
    fc.assert(
      fc.property(fields, fields, fields, (start, mine, theirs) => {
        const { merged, clashes, taken } = mergeChanges(start, mine, theirs);
        for (const name of ['a', 'b'] as const) {
          if (clashes.includes(name)) continue;
          const kept = isSame(start[name], theirs[name]) ? mine[name] : theirs[name];
          expect(merged[name]).toEqual(kept);
          expect(taken.includes(name)).toBe(isSame(start[name], mine[name]) && !isSame(mine[name], theirs[name]));
        }
      }),
    );
  });
});

describe('values of a document', () => {
  it('are the same by what they say', () => {
    expect(isSame({ a: [1, { b: null }], c: 1 }, { c: 1, a: [1, { b: null }] })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});
