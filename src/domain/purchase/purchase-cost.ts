import type { Region } from '#domain/places/region.ts';
import { calculateImt, percentOf } from './calculate-imt.ts';
import type { PurchaseTable } from './purchase-table.ts';

/** How a buyer buys, which decides the IMT. */
export const BUYERS = ['ownHome', 'secondHome', 'nonResident'] as const;

export type Buyer = (typeof BUYERS)[number];

/** What a buyer pays once besides the price, in cents. */
export interface PurchaseCost {
  buyer: Buyer;
  imt: number;
  stampDuty: number;
  deedAndRegistry: number;
  total: number;
}

/** What each buyer pays for a home of a price in whole euros; without non-residents where the law makes no difference. */
export function purchaseCosts(price: number, region: Region, table: PurchaseTable): PurchaseCost[] {
  const isMainland = region === 'mainland';
  const imts: [Buyer, number][] = [
    ['ownHome', calculateImt(price, isMainland ? table.mainlandOwnHome : table.islandsOwnHome)],
    ['secondHome', calculateImt(price, isMainland ? table.mainlandSecondHome : table.islandsSecondHome)],
  ];
  if (table.nonResidentRate !== null) imts.push(['nonResident', percentOf(price, table.nonResidentRate)]);
  const stampDuty = percentOf(price, table.stampDutyRate);
  const deedAndRegistry = Math.round(table.deedAndRegistry * 100);
  return imts.map(([buyer, imt]) => ({
    ...{ buyer, imt, stampDuty, deedAndRegistry },
    total: imt + stampDuty + deedAndRegistry,
  }));
}
