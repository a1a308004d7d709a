import { describe, expect, it } from 'vitest';
import { inOrderOf } from './form-pictures.ts';

describe('pictures that are put in another order', () => {
  it('keep one that was uploaded while the order was being made', () => {
    const [hall, pool, roof] = [{ id: 'hall' }, { id: 'pool' }, { id: 'roof' }];
    expect(inOrderOf([hall, pool, roof], ['pool', 'hall'])).toEqual([pool, hall, roof]);
  });

  it('leave out one that was removed meanwhile', () => {
    expect(inOrderOf([{ id: 'hall' }], ['pool', 'hall'])).toEqual([{ id: 'hall' }]);
  });
});
