import type { ReactElement } from 'react';
import { formatAmountsIn } from '#domain/money/price-in-text.ts';
import { useMoney } from './use-money.ts';

export interface AmountsProps {
  /** A text with amounts in euros, such as '€8,400 for 7 nights'. */
  text: string;
}

/** A text whose amounts follow the visitor's currency. */
export function Amounts({ text }: AmountsProps): ReactElement {
  const { code, exchange } = useMoney();
  return <span data-amounts={text}>{formatAmountsIn(text, code, exchange.rates)}</span>;
}
