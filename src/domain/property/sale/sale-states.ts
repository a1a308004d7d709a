// No zod: cards and forms share these with the schema.

/** Whether a property for sale can still be bought. */
export const SALE_STATES = ['available', 'reserved', 'sold'] as const;

export type SaleState = (typeof SALE_STATES)[number];

export const SALE_STATE_LABELS: Readonly<Record<SaleState, string>> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
};
