import { type ReactElement, useEffect, useState } from 'react';
import { formatDay } from '#domain/core/format-date.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { CURRENCY, EXCHANGE_RATES_UPDATED_DAILY } from '#domain/money/text.ts';
import { loadRates } from '#lib/currency/load-rates.ts';
import { $currency } from '#lib/currency/money.ts';
import { useMoney } from '#lib/currency/use-money.ts';
import { CURRENCY_TEXT as text } from './text.ts';

interface Props {
  /** Path of the rates of the build. */
  rates: string;
  /** Called when the visitor has chosen; default nothing. */
  onChoose?: () => void;
}

/**
 * The supported currencies. Disabled until the newest rates are there, or a price would first show with old ones; without
 * JavaScript the style sheet hides the menu.
 */
export function CurrencyOptions({ rates, onChoose }: Props): ReactElement {
  const {
    code: chosen,
    exchange: { date },
  } = useMoney();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadRates(rates).then(() => setReady(true));
  }, [rates]);

  return (
    <fieldset className="currency-options" disabled={!isReady}>
      <legend className="sr-only">{CURRENCY}</legend>
      <ul>
        {CURRENCIES.map(({ code, name, symbol }) => (
          <li key={code}>
            <button
              type="button"
              className="currency-option"
              aria-current={code === chosen ? 'true' : undefined}
              onClick={() => {
                $currency.set(code);
                onChoose?.();
              }}
            >
              <span>{code}</span> <span>{name}</span> <span aria-hidden="true">{symbol}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="currency-note">
        {EXCHANGE_RATES_UPDATED_DAILY}{' '}
        <span>{date === null ? text.fixedRates : `${text.ratesOf} ${formatDay(date)}`}</span>
      </p>
    </fieldset>
  );
}
