import type { ReactElement } from 'react';
import { CurrencyCode } from './CurrencyCode.tsx';
import { CurrencyOptions } from './CurrencyOptions.tsx';
import { CURRENCY_TEXT as text } from './text.ts';

/** The currencies as a group of the phone's menu, of which one is open at a time. */
export function CurrencyDetails({ rates, group }: { rates: readonly string[]; group: string }): ReactElement {
  return (
    <details name={group} className="currency-menu">
      <summary>
        <span>
          {text.currency} <CurrencyCode />
        </span>
      </summary>
      <CurrencyOptions rates={rates} />
    </details>
  );
}
