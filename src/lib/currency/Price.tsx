import type { ReactElement } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { useMoney } from './use-money.ts';

/** What is shown as a price. */
export interface PriceProps {
  /** The price as an editor typed it, in euros. */
  text: string;
}

/** A price in the visitor's currency; in static HTML the page's script keeps it up to date. */
export function Price({ text }: PriceProps): ReactElement {
  const { code, exchange } = useMoney();
  return (
    // The script in the head may have converted it before React took over.
    <span data-price={text} suppressHydrationWarning>
      {formatPrice(text, code, exchange.rates)}
    </span>
  );
}
