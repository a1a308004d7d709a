import { convertPrice, type CurrencyCode, type CurrencyRates, formatAmount } from './currency.ts';
import { parsePrice } from './price.ts';

/** Amounts that a text marks as euros; a comma or a full stop after the last digit belongs to the sentence. */
const EURO_AMOUNTS = /€\s?\d(?:[\d,]*\d)?(?:\.\d+)?/g;

/**
 * A text that mentions prices, such as '€2,500 per booking (refundable)', as shown in a currency: each amount is
 * followed by its euros in brackets, every other word stays. In euros the text is unchanged.
 */
export function formatAmountsIn(text: string, code: CurrencyCode, rates: CurrencyRates): string {
  if (code === 'EUR') return text;
  return text.replaceAll(EURO_AMOUNTS, (euros) => {
    const amount = convertPrice(parsePrice(euros), code, rates);
    return `${formatAmount(amount, code)} (${euros})`;
  });
}
