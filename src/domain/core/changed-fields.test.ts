import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { sameValue } from './same-value.ts';

describe('what a change did', () => {
  it('is told by the fields that differ, as they were and as they are', () => {
    const before = { title: 'Casa', tag: '', gallery: [{ id: 'a', alt: '' }], rev: 1 };
    const after = { ...before, tag: 'Beachfront', gallery: [{ alt: '', id: 'a' }], rev: 2 };
    expect(changedFields(before, after)).toEqual({ before: { tag: '', rev: 1 }, after: { tag: 'Beachfront', rev: 2 } });
  });

  it('is told whole of a document that is new or gone', () => {
    expect(changedFields(null, { title: 'Casa' })).toEqual({ before: null, after: { title: 'Casa' } });
    expect(changedFields({ title: 'Casa' }, null)).toEqual({ before: { title: 'Casa' }, after: null });
  });

  it('names a field that only one side has on that side alone', () => {
    expect(changedFields({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1 }, after: { b: 2 } });
  });

  it('leads from the document before to the one after', () => {
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
  it('are the same exactly when they are written alike, whatever the order of names', () => {
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
