import { currencyBadge } from '#domain/money/currency.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { formatAmountsIn } from '#domain/money/price-in-text.ts';
import type { Money } from './money.ts';

/** Everything in a page's HTML that follows the currency. */
export const PRICED = '[data-price], [data-amounts], [data-currency-code], [data-currency-badge]';

/** Shows an element's price, the amounts in its text, or the code or badge of the currency. */
export function paintPrice(element: HTMLElement, { code, exchange }: Money): void {
  const { price, amounts, currencyBadge: badge } = element.dataset;
  const text =
    price !== undefined
      ? formatPrice(price, code, exchange.rates)
      : amounts !== undefined
        ? formatAmountsIn(amounts, code, exchange.rates)
        : badge === undefined
          ? code
          : currencyBadge(code);
  if (element.textContent !== text) element.textContent = text;
}

export function paintPrices(root: ParentNode, money: Money): void {
  for (const element of root.querySelectorAll<HTMLElement>(PRICED)) paintPrice(element, money);
}
