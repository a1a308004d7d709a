import { describe, expect, it } from 'vitest';
import { presentUses } from './present-uses.ts';

const known = { collection: 'properties', documentId: 'a', title: 'Casa', places: ['gallery.1'] };

describe('the uses of a picture whose removal was rejected', () => {
  it('are those that the API names, also ones added after the library was read', () => {
    const named = [
      { path: 'properties/a', message: 'Casa Azul' },
      { path: 'publishedServices/b', message: 'Sailing' },
    ];
    expect(presentUses(named, [known])).toEqual([
      { ...known, title: 'Casa Azul' },
      { collection: 'publishedServices', documentId: 'b', title: 'Sailing', places: [] },
    ]);
  });

  it('are not those that ended after the library was read', () => {
    expect(presentUses([], [known])).toEqual([]);
  });
});
