import { describe, expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { depositOf } from './pdf-content.ts';

describe('the deposit that a brochure names', () => {
  it('is that of the calendar, also when something else there cannot be read', () => {
    expect(depositOf({ fees: { ...NO_FEES, deposit: 900 }, seasons: [] })).toBe(900);
    expect(depositOf({ fees: { ...NO_FEES, deposit: 900, linen: 40 }, occupancies: 'unknown' })).toBe(900);
  });

  it('is never left out because it cannot be read itself', () => {
    expect(() => depositOf({ fees: { deposit: '900' } })).toThrow('fees');
  });
});
