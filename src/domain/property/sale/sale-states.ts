// No zod: cards and forms share these with the schema.
import type { PropertyType } from '../type.ts';

/** Whether a property for sale can still be bought. */
export const SALE_STATES = ['available', 'reserved', 'sold'] as const;

export type SaleState = (typeof SALE_STATES)[number];

export const SALE_STATE_LABELS: Readonly<Record<SaleState, string>> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
};

/** The state to show: a property that is not for sale has none, though a sheet may name the sale of a letting. */
export function shownSaleState({ type, saleState }: { type: PropertyType; saleState: SaleState }): SaleState {
  return type === 'real_estate' ? saleState : 'available';
}
