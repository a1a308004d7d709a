import { useSyncExternalStore } from 'react';
import { DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { $money } from './money.ts';
import type { Money } from './stored-currency.ts';

/** The currency of the static HTML. */
const IN_EUROS: Money = { code: DEFAULT_CURRENCY, exchange: FIXED_EXCHANGE_RATES };

const subscribe = (changed: () => void): (() => void) => $money.listen(changed);

/** How prices are shown; renders the component again when the visitor chooses another currency. */
export function useMoney(): Money {
  return useSyncExternalStore(
    subscribe,
    () => $money.get(),
    () => IN_EUROS,
  );
}
