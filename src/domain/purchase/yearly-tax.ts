import { percentOf } from './calculate-imt.ts';
import type { PurchaseTable } from './purchase-table.ts';

/** What an owner pays each year, in cents. */
export interface YearlyTax {
  /** IMI at the lowest and at the highest rate that a municipality may set. */
  imiFrom: number;
  imiTo: number;
  /** AIMI of one person who owns nothing else. */
  aimi: number;
}

/** The yearly taxes on a tax value in whole euros: the tax authority's own value (VPT), which is not the price. */
export function yearlyTax(taxValue: number, { imiFrom, imiTo, aimi }: PurchaseTable): YearlyTax {
  return {
    imiFrom: percentOf(taxValue, imiFrom),
    imiTo: percentOf(taxValue, imiTo),
    aimi: aimi.reduce((sum, { above, rate }, step) => {
      const end = Math.min(taxValue, aimi[step + 1]?.above ?? taxValue);
      return sum + percentOf(Math.max(0, end - above), rate);
    }, 0),
  };
}
