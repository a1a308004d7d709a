import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { usesToConfirm } from './uses-to-confirm.ts';

const known = { collection: 'properties', documentId: 'a', title: 'Casa', places: ['gallery.1'] };
const named = [
  { path: 'properties/a', message: 'Casa Azul' },
  { path: 'publishedServices/b', message: 'Sailing' },
];

describe('the uses of a picture to confirm after its removal was rejected', () => {
  it('are those that the API names, also ones added after the library was read', () => {
    expect(usesToConfirm(new ApiFailure('in_use', { fields: named }), false, [known])).toEqual([
      { ...known, title: 'Casa Azul' },
      { collection: 'publishedServices', documentId: 'b', title: 'Sailing', places: [] },
    ]);
  });

  it('are not those that ended after the library was read', () => {
    expect(usesToConfirm(new ApiFailure('in_use'), false, [known])).toEqual([]);
  });

  it('are none when it was to be removed there too, or failed otherwise: the message says why', () => {
    expect(usesToConfirm(new ApiFailure('in_use', { fields: named }), true, [known])).toBeNull();
    expect(usesToConfirm(new ApiFailure('offline'), false, [known])).toBeNull();
  });
});
