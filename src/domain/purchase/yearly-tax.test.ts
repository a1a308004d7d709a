import { describe, expect, it } from 'vitest';
import { PURCHASE_TABLE_2026 as table } from './purchase-table-2026.ts';
import { yearlyTax } from './yearly-tax.ts';

describe('the yearly taxes', () => {
  it('are between the lowest and the highest IMI, as published', () => {
    // Tax authority: https://noticiasaominuto.com/casa/1987073, DECO: https://decoprotestecasa.pt/conteudo/calcular-imi-valor-pagar/7324
    expect(yearlyTax(120_000, table)).toMatchObject({ imiTo: 540_00 });
    expect(yearlyTax(80_000, table)).toMatchObject({ imiFrom: 240_00 });
    expect(yearlyTax(150_000, table)).toMatchObject({ imiTo: 675_00 });
  });

  it.each([
    [600_000, 0],
    [1_000_000, 2800_00],
    // 0.7 % of 400,000 and 1 % of 400,000.
    [1_400_000, 6800_00],
    [2_500_000, 2800_00 + 10_000_00 + 7500_00],
  ])('on a tax value of €%i include %i cents of AIMI, each rate on its own part', (taxValue, aimi) => {
    expect(yearlyTax(taxValue, table).aimi).toBe(aimi);
  });
});
