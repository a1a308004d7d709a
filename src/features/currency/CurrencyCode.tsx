import type { ReactElement } from 'react';
import { useMoney } from '#lib/currency/use-money.ts';

/** The code of the chosen currency. */
export function CurrencyCode(): ReactElement {
  const { code } = useMoney();
  return (
    // Painted before hydration for visitors who have chosen (lib/currency/paint-prices.ts).
    <span data-currency-code suppressHydrationWarning>
      {code}
    </span>
  );
}
