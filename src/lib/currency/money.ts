import { atom } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { type Money, storeCurrency, storedMoney } from './stored-currency.ts';

/** How prices are shown now, on this page and in every other tab. */
export const $money = atom<Money>(storedMoney());

/** Shows prices in a currency from now on. */
export function chooseCurrency(code: CurrencyCode): void {
  storeCurrency(code);
  // Not the stored code: where storage is blocked the choice still holds for this page.
  $money.set({ ...storedMoney(), code });
}

/** Follows the choice made in another tab, or on the page that the back button left. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === CURRENCY_STORAGE_KEY || key === null) $money.set(storedMoney());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $money.set(storedMoney());
  });
}
