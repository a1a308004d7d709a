import type { ReactElement } from 'react';
import { CURRENCY } from '#domain/money/text.ts';
import { CurrencyCode } from './CurrencyCode.tsx';
import { CurrencyOptions } from './CurrencyOptions.tsx';

/** The currencies as a group of the phone's menu, of which one is open at a time. */
export function CurrencyDetails({ rates, group }: { rates: string; group: string }): ReactElement {
  return (
    <details name={group} className="currency-menu">
      <summary>
        <span>
          {CURRENCY} <CurrencyCode />
        </span>
      </summary>
      <CurrencyOptions rates={rates} />
    </details>
  );
}
