import { atom } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { type Money, storeCurrency, storedMoney } from './stored-currency.ts';

/** How prices are shown, on this page and in every other tab. */
export const $money = atom<Money>(storedMoney());

export function chooseCurrency(code: CurrencyCode): void {
  storeCurrency(code);
  // Not the stored code: where storage is blocked the choice still applies to this page.
  $money.set({ ...storedMoney(), code });
}

/** Follows a choice in another tab, or on the page before a back navigation. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === CURRENCY_STORAGE_KEY || key === null) $money.set(storedMoney());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $money.set(storedMoney());
  });
}
