import { describe, expect, it } from 'vitest';
import { purchaseCosts } from './purchase-cost.ts';
import { PURCHASE_TABLE_2026 as table } from './purchase-table-2026.ts';

describe('what buying costs', () => {
  it('is IMT, stamp duty, deed and registry for each kind of buyer', () => {
    // IMT and stamp duty: https://www.doutorfinancas.pt/impostos/saiba-quanto-vai-pagar-de-imt-em-2026
    expect(purchaseCosts(150_000, 'mainland', table)).toEqual([
      { buyer: 'ownHome', imt: 1008_98, stampDuty: 1200_00, deedAndRegistry: 375_00, total: 2583_98 },
      { buyer: 'secondHome', imt: 2072_44, stampDuty: 1200_00, deedAndRegistry: 375_00, total: 3647_44 },
      { buyer: 'nonResident', imt: 11_250_00, stampDuty: 1200_00, deedAndRegistry: 375_00, total: 12_825_00 },
    ]);
  });

  it('in Madeira and the Azores follows their table', () => {
    const [, madeira] = purchaseCosts(400_000, 'madeira', table);
    expect(madeira?.imt).toBe(16_256_85);
    expect(purchaseCosts(400_000, 'azores', table)).toEqual(purchaseCosts(400_000, 'madeira', table));
  });

  it('makes no difference for non-residents where the law makes none', () => {
    const buyers = purchaseCosts(400_000, 'mainland', { ...table, nonResidentRate: null }).map(({ buyer }) => buyer);
    expect(buyers).toEqual(['ownHome', 'secondHome']);
  });

  it('above the last limit is the same for everybody', () => {
    expect(purchaseCosts(2_000_000, 'mainland', table).map(({ imt }) => imt)).toEqual(Array(3).fill(150_000_00));
  });
});
