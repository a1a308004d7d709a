import type { PurchaseTable } from './purchase-table.ts';

/** Whether a table no longer holds on a day, YYYY-MM-DD. */
export function isOutdated({ validUntil }: Pick<PurchaseTable, 'validUntil'>, today: string): boolean {
  return today > validUntil;
}
