import { PRICE_BOUNDS } from './limits.ts';
import { PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import { PAGE_TYPE_LABELS } from '#domain/property/options.ts';

/** A type that listings can be filtered by; 'all' filters nothing. */
export type FilterType = 'all' | PageType;

/** 'Filter type options: all, rental, real_estate, mid_term_rental, event, retreat, production' with their labels. */
export const FILTER_TYPES: readonly { id: FilterType; label: string }[] = [
  { id: 'all', label: 'All Types' },
  ...PAGE_TYPES.map((id) => ({ id, label: PAGE_TYPE_LABELS[id] })),
];

/** A range of prices in whole euros, both ends included. */
export interface PriceBand {
  label: string;
  min: number;
  max: number;
}

/** 'Price bands (euro): under 1,000; …; over 5M' (visitor specification, section 9). */
export const PRICE_BANDS: readonly PriceBand[] = [
  { label: 'Under €1,000', min: PRICE_BOUNDS.min, max: 999 },
  { label: '€1,000 to €5,000', min: 1000, max: 5000 },
  { label: '€5,000 to €10,000', min: 5000, max: 10_000 },
  { label: '€10,000 to €100,000', min: 10_000, max: 100_000 },
  { label: '€100,000 to €500,000', min: 100_000, max: 500_000 },
  { label: '€500,000 to €1,000,000', min: 500_000, max: 1_000_000 },
  { label: '€1M to €5M', min: 1_000_000, max: 5_000_000 },
  { label: 'Over €5M', min: 5_000_001, max: PRICE_BOUNDS.max },
];

/** Position of the first price band that contains an amount; -1 for 0, an unknown price. */
export function priceBandOf(amount: number): number {
  if (amount === 0) return -1;
  const band = PRICE_BANDS.findIndex(({ max }) => amount <= max);
  return band === -1 ? PRICE_BANDS.length - 1 : band;
}
