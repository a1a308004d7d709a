import { formatPrice } from '@site/domain/format-price';
import { formatAmountsIn } from '@site/domain/price-in-text';
import type { Money } from './stored-currency.ts';

/** Everything in a page's HTML that follows the currency. */
export const PRICED = '[data-price], [data-amounts], [data-currency-code]';

/** Shows an element's price, the amounts within its words, or the code of the currency itself. */
export function paintPrice(element: HTMLElement, { code, exchange }: Money): void {
  const { price, amounts } = element.dataset;
  const text =
    price !== undefined
      ? formatPrice(price, code, exchange.rates)
      : amounts !== undefined
        ? formatAmountsIn(amounts, code, exchange.rates)
        : code;
  if (element.textContent !== text) element.textContent = text;
}

/** Shows every price below `root` in a currency. */
export function paintPrices(root: ParentNode, money: Money): void {
  for (const element of root.querySelectorAll<HTMLElement>(PRICED)) paintPrice(element, money);
}
