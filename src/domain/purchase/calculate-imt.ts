import type { ImtBracket } from './purchase-table.ts';

/** Rates have three decimals, so a thousandth of a percent is a whole number. */
const RATE_STEPS = 1000;

/**
 * A percentage of an amount in whole euros, in cents, half a cent rounded up. Exact for every price: a billion euros in
 * such steps is a safe integer.
 */
export function percentOf(euros: number, rate: number): number {
  return Math.round((euros * Math.round(rate * RATE_STEPS)) / RATE_STEPS);
}

/** The IMT on a value in whole euros, in cents, by the practical table: value times rate, less the amount to deduct. */
export function calculateImt(euros: number, brackets: readonly ImtBracket[]): number {
  const bracket = brackets.find(({ upTo }) => upTo === null || euros <= upTo);
  if (bracket === undefined) throw new RangeError('expected a last bracket without an upper limit');
  return percentOf(euros, bracket.rate) - Math.round(bracket.deduct * 100);
}
