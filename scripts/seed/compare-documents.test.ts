import { describe, expect, it } from 'vitest';
import { planSeed } from './compare-documents.ts';

const property = { collection: 'properties', id: 'one', data: { title: 'Casa', gallery: [{ id: 'a', width: 10 }] } };

describe('seeding twice', () => {
  it('creates what is missing', () => {
    expect(planSeed([property], new Map())).toEqual({ create: [property], update: [], unchanged: 0 });
  });

  it('changes nothing when the stored document has the same fields, in any order', () => {
    const stored = new Map([['properties/one', { gallery: [{ width: 10, id: 'a' }], title: 'Casa' }]]);
    expect(planSeed([property], stored)).toEqual({ create: [], update: [], unchanged: 1 });
  });

  it('restores a document that differs anywhere', () => {
    const stored = new Map([['properties/one', { title: 'Casa', gallery: [{ id: 'a', width: 11 }] }]]);
    expect(planSeed([property], stored)).toEqual({ create: [], update: [property], unchanged: 0 });
  });

  it('does not confuse documents of the same id in different collections', () => {
    const stored = new Map([['publishedProperties/one', property.data]]);
    expect(planSeed([property], stored).create).toEqual([property]);
  });
});
