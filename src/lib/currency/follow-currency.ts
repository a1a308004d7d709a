import { DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { loadRates } from './load-rates.ts';
import { $currency, $money } from './money.ts';
import { paintPrices } from './paint-prices.ts';

/** Shows the prices in the HTML of every page in the visitor's currency; early-prices.ts has painted the first ones. */
export function followCurrency(): void {
  $money.listen((money) => paintPrices(document, money));
  if ($currency.get() !== DEFAULT_CURRENCY) whenIdle(() => void loadRates());
}
