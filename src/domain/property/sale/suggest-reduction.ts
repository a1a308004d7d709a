import { isReadAsWritten, parsePrice } from '#domain/money/price.ts';
import type { Property } from '../property.ts';

/** What a reduction says about itself. */
export type Reduction = Pick<Property, 'priceBefore' | 'reducedOn'>;

/** The reduction that lowering the stored sale price to a typed one is, on a day; null when it is none. */
export function suggestReduction(stored: string, typed: string, today: string): Reduction | null {
  const amount = parsePrice(typed);
  // '€2.600.000' reads as 2.
  return isReadAsWritten(typed) && amount > 0 && amount < parsePrice(stored)
    ? { priceBefore: stored, reducedOn: today }
    : null;
}
