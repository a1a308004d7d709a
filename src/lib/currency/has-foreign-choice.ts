import { CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';

/** Whether the visitor may have chosen another currency than the euro; asked on every page, so it loads nothing. */
export function hasForeignChoice(): boolean {
  try {
    return (localStorage.getItem(CURRENCY_STORAGE_KEY) ?? DEFAULT_CURRENCY) !== DEFAULT_CURRENCY;
  } catch {
    // A browser that blocks storage throws on the mere question, and has nothing chosen.
    return false;
  }
}
