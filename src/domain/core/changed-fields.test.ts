import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { sameValue } from './same-value.ts';

describe('the changed fields of a document', () => {
  it('have their values before and after', () => {
    const before = { title: 'Casa', tag: '', gallery: [{ id: 'a', alt: '' }], rev: 1 };
    const after = { ...before, tag: 'Beachfront', gallery: [{ alt: '', id: 'a' }], rev: 2 };
    expect(changedFields(before, after)).toEqual({ before: { tag: '', rev: 1 }, after: { tag: 'Beachfront', rev: 2 } });
  });

  it('are all fields of a document that was created or deleted', () => {
    expect(changedFields(null, { title: 'Casa' })).toEqual({ before: null, after: { title: 'Casa' } });
    expect(changedFields({ title: 'Casa' }, null)).toEqual({ before: { title: 'Casa' }, after: null });
  });

  it('are on one side only when the other side does not have them', () => {
    expect(changedFields({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1 }, after: { b: 2 } });
  });

  it('turn the document before into the document after', () => {
    const document = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue());
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changed = changedFields(before, after);
        const gone = Object.keys(changed.before ?? {}).filter((name) => !Object.hasOwn(after, name));
        const replayed = new Map(Object.entries({ ...before, ...changed.after }));
        for (const name of gone) replayed.delete(name);
        expect(sameValue(Object.fromEntries(replayed), { ...after })).toBe(true);
      }),
    );
  });
});

describe('two values', () => {
  it('are the same exactly when their JSON is, in any order of names', () => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_name, item: unknown) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : item,
      );
    const json = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(sameValue(one, structuredClone(one))).toBe(true);
        expect(sameValue(one, other)).toBe(sorted(one) === sorted(other));
      }),
    );
  });
});
