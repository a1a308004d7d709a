import type { ReactElement } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { useMoney } from './use-money.ts';

export interface PriceProps {
  /** The price as an editor typed it, in euros. */
  text: string;
}

/** A price in the visitor's currency; the page's script updates it in static HTML. */
export function Price({ text }: PriceProps): ReactElement {
  const { code, exchange } = useMoney();
  return (
    // The script in the head may have converted it before hydration.
    <span data-price={text} suppressHydrationWarning>
      {formatPrice(text, code, exchange.rates)}
    </span>
  );
}
