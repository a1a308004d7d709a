import { CURRENCIES } from '#domain/money/currency.ts';
import { EXCHANGE_RATES_UPDATED_DAILY } from '#domain/money/text.ts';
import { CURRENCY_TEXT as text } from './text.ts';

/** Writes the currencies into an empty list: they were half a kilobyte of every page, where no script could choose one. */
export function fillCurrencyList(list: HTMLElement): void {
  const options = CURRENCIES.map(
    ({ code, name, symbol }) => `<li><button type="button" class="currency-option" data-currency="${code}"
      ><span>${code}</span> <span>${name}</span> <span aria-hidden="true">${symbol}</span></button></li>`,
  );
  list.innerHTML = `<legend class="sr-only">${text.currency}</legend><ul>${options.join('')}</ul><p class="currency-note"
    >${EXCHANGE_RATES_UPDATED_DAILY} <span data-rates-date></span></p>`;
}
