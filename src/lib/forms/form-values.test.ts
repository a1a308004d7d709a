import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './form-values.ts';

const defaults = { name: '', guests: 1, agree: false, topics: Array<string>(), dates: { from: '', flexible: false } };

describe('a restored form', () => {
  it('takes what fits its fields, nested ones too', () => {
    const draft = { name: 'Ana', guests: 3, topics: ['legal'], dates: { flexible: true } };
    expect(mergeValues(defaults, draft)).toEqual({ ...defaults, ...draft, dates: { from: '', flexible: true } });
  });

  it('leaves out what does not', () => {
    const draft = { name: 7, guests: '3', agree: 'yes', topics: [1], dates: 'soon', more: true };
    expect(mergeValues(defaults, draft)).toEqual(defaults);
  });

  it('has the same fields whatever was stored, and never changes the defaults', () => {
    const before = structuredClone(defaults);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const restored = mergeValues(defaults, stored);
        expect(Object.keys(restored)).toEqual(Object.keys(defaults));
        expect(Array.isArray(restored.topics)).toBe(true);
      }),
    );
    expect(defaults).toEqual(before);
  });
});
