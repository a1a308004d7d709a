import { convertPrice, type CurrencyCode, type CurrencyRates, formatAmount } from './currency.ts';
import { parsePrice } from './price.ts';

/** Amounts with a euro sign; a comma or full stop after the last digit belongs to the sentence. */
const EURO_AMOUNTS = /€\s?\d(?:[\d,]*\d)?(?:\.\d+)?/g;

/**
 * Converts the prices in a text such as '€2,500 per booking (refundable)': each amount in euros follows the converted
 * one in brackets, all other text stays. In euros the text is unchanged.
 */
export function formatAmountsIn(text: string, code: CurrencyCode, rates: CurrencyRates): string {
  if (code === 'EUR') return text;
  return text.replaceAll(EURO_AMOUNTS, (euros) => {
    const amount = convertPrice(parsePrice(euros), code, rates);
    return `${formatAmount(amount, code)} (${euros})`;
  });
}
