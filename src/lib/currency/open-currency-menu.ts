import { isCurrencyCode } from '#domain/money/currency.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import { whenIdle } from '../when-idle.ts';
import { fillCurrencyList } from './currency-list.ts';
import { loadRates } from './load-rates.ts';
import { $money, chooseCurrency, followOtherTabs } from './money.ts';
import { paintPrices } from './paint-prices.ts';
import { type Money, storedMoney } from './stored-currency.ts';
import { CURRENCY_TEXT as text } from './text.ts';

const panels = [...document.querySelectorAll<HTMLElement>('[data-currency-panel]')];
const lists = [...document.querySelectorAll<HTMLFieldSetElement>('.currency-options')];
const addresses = panels.flatMap(({ dataset }) => dataset['rates']?.split(' ') ?? []);

/** Asks for the newest rates; nothing can be chosen meanwhile, or a price would be shown with old ones first. */
export async function refreshRates(): Promise<void> {
  for (const list of lists) list.disabled = true;
  await loadRates(addresses);
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

/** Says which day the rates are of. */
function ratesSentence({ exchange }: Money): string {
  if (exchange.date === null) return text.fixedRates;
  const day = new Date(exchange.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${text.ratesOf} ${day}`;
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
// For the next page: a price that changes under the reader's eyes would be worse than one of yesterday.
if ($money.get().code !== DEFAULT_CURRENCY) whenIdle(() => void loadRates(addresses));
