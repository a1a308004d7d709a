import type { ReactElement } from 'react';
import { CURRENCY } from '#domain/money/text.ts';
import { useMoney } from '#lib/currency/use-money.ts';
import { CurrencyOptions } from './CurrencyOptions.tsx';

/** The currencies as a group of the phone's menu, of which one is open at a time. */
export function CurrencyDetails({ rates, group }: { rates: string; group: string }): ReactElement {
  const { code } = useMoney();
  return (
    <details name={group} className="currency-menu">
      <summary>
        <span>
          {CURRENCY} {/* Painted before hydration for visitors who have chosen (lib/currency/paint-prices.ts). */}
          <span data-currency-code suppressHydrationWarning>
            {code}
          </span>
        </span>
      </summary>
      <CurrencyOptions rates={rates} />
    </details>
  );
}
