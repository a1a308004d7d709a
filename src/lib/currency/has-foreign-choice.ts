import { CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';

/** Whether the visitor may have chosen another currency than the euro; runs on every page, so it loads nothing. */
export function hasForeignChoice(): boolean {
  try {
    return (localStorage.getItem(CURRENCY_STORAGE_KEY) ?? DEFAULT_CURRENCY) !== DEFAULT_CURRENCY;
  } catch {
    // A browser that blocks storage throws, and has no choice stored.
    return false;
  }
}
