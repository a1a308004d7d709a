import { CURRENCIES, isCurrencyCode } from '#domain/money/currency.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import { EXCHANGE_RATES_UPDATED_DAILY } from '#domain/money/text.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { loadRates } from './load-rates.ts';
import { $money, chooseCurrency, followOtherTabs } from './money.ts';
import { paintPrices } from './paint-prices.ts';
import { type Money, storedMoney } from './stored-currency.ts';
import { CURRENCY_TEXT as text } from './text.ts';

const panels = [...document.querySelectorAll<HTMLElement>('[data-currency-panel]')];
const lists = [...document.querySelectorAll<HTMLFieldSetElement>('.currency-options')];
const urls = panels.flatMap(({ dataset }) => dataset['rates']?.split(' ') ?? []);

/** Fetches the newest rates; the lists are disabled meanwhile, or a price would first show with old ones. */
export async function refreshRates(): Promise<void> {
  for (const list of lists) list.disabled = true;
  await loadRates(urls);
  $money.set({ ...storedMoney(), code: $money.get().code });
  for (const list of lists) list.disabled = false;
}

function show(money: Money): void {
  paintPrices(document, money);
  for (const button of document.querySelectorAll<HTMLElement>('[data-currency]')) {
    button.ariaPressed = String(button.dataset['currency'] === money.code);
  }
  for (const date of document.querySelectorAll<HTMLElement>('[data-rates-date]')) {
    date.textContent = ratesSentence(money);
  }
}

/** The date of the rates as text. */
function ratesSentence({ exchange }: Money): string {
  if (exchange.date === null) return text.fixedRates;
  const day = new Date(exchange.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${text.ratesOf} ${day}`;
}

/**
 * Fills an empty list with the currencies: in the HTML they were half a kilobyte of every page, and useless without
 * JavaScript.
 */
function fillCurrencyList(list: HTMLElement): void {
  const options = CURRENCIES.map(
    ({ code, name, symbol }) => `<li><button type="button" class="currency-option" data-currency="${code}"
      ><span>${code}</span> <span>${name}</span> <span aria-hidden="true">${symbol}</span></button></li>`,
  );
  list.innerHTML = `<legend class="sr-only">${text.currency}</legend><ul>${options.join('')}</ul><p class="currency-note"
    >${EXCHANGE_RATES_UPDATED_DAILY} <span data-rates-date></span></p>`;
}

for (const panel of panels) {
  panel.addEventListener('click', ({ target }) => {
    const code = target instanceof Element ? target.closest<HTMLElement>('[data-currency]')?.dataset['currency'] : null;
    if (!isCurrencyCode(code)) return;
    chooseCurrency(code);
    if (panel.popover) panel.hidePopover();
  });
}

for (const list of lists) fillCurrencyList(list);
followOtherTabs();
$money.subscribe(show);
// For the next page: changing prices while somebody reads would be worse than yesterday's rates.
if ($money.get().code !== DEFAULT_CURRENCY) whenIdle(() => void loadRates(urls));
