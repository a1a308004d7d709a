import { describe, expect, it } from 'vitest';
import { purchaseTableSchema } from './purchase-table.ts';
import { PURCHASE_TABLE_2026 } from './purchase-table-2026.ts';
import { isOutdated } from './table-validity.ts';

const withBrackets = (mainlandOwnHome: unknown) =>
  purchaseTableSchema.safeParse({ ...PURCHASE_TABLE_2026, mainlandOwnHome });

describe('the table of a year', () => {
  it('of 2026 is valid', () => {
    expect(purchaseTableSchema.parse(PURCHASE_TABLE_2026)).toEqual(PURCHASE_TABLE_2026);
  });

  it.each([
    ['without brackets', []],
    ['that ends', [{ upTo: 100_000, rate: 1, deduct: 0 }]],
    [
      'with a limit below the one before',
      [
        { upTo: 200_000, rate: 1, deduct: 0 },
        { upTo: 100_000, rate: 2, deduct: 0 },
        { upTo: null, rate: 6, deduct: 0 },
      ],
    ],
    [
      'with a second end',
      [
        { upTo: null, rate: 1, deduct: 0 },
        { upTo: null, rate: 6, deduct: 0 },
      ],
    ],
  ])('%s is invalid', (_, brackets) => {
    expect(withBrackets(brackets).success).toBe(false);
  });

  it('holds on its last day and is outdated on the next', () => {
    expect(isOutdated(PURCHASE_TABLE_2026, '2026-12-31')).toBe(false);
    expect(isOutdated(PURCHASE_TABLE_2026, '2027-01-01')).toBe(true);
  });
});
