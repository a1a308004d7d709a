import { convertPrice, type CurrencyCode, type CurrencyRates, formatAmount } from './currency.ts';

/**
 * Amounts in English notation with a euro sign; others, such as '€1.250' and '€5k', would be read as another amount. So
 * would the second one of '€100–200' after one in dollars. A comma or full stop after the last digit belongs to the
 * sentence.
 */
const EURO_AMOUNTS =
  /€\s?\d+(?:,\d{3})*(?:\.\d\d?)?(?![.,'’]?\d|\s\d{3}\b|\s?(?:k|mn?|mil\w*|thousand|bn|billion)\b|\s?(?:[-–]|to)\s?\d)/gi;

/**
 * Converts the prices in a text such as '€2,500 per booking (refundable)': each amount in euros follows the converted
 * one in brackets, all other text stays. In euros the text is unchanged.
 */
export function formatAmountsIn(text: string, code: CurrencyCode, rates: CurrencyRates): string {
  if (code === 'EUR') return text;
  return text.replaceAll(EURO_AMOUNTS, (euros) => {
    const amount = convertPrice(Number(euros.replaceAll(/[€,]/g, '')), code, rates);
    return `${formatAmount(amount, code)} (${euros})`;
  });
}
