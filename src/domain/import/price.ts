import { isReadAsWritten, PRICE_AMOUNT_MAX } from '#domain/money/price.ts';

/** A number with full stops between its thousands and a comma before its cents, as Portuguese sheets write it. */
const PORTUGUESE = /^(?:\d{1,3}(?:[. ]\d{3})+|\d+)(?:,\d{1,2})?$/;

/** A number with commas between its thousands and a full stop before its cents, as English sheets write it. */
const ENGLISH = /^(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d{1,2})?$/;

/**
 * The price for a rate of the sheet: a number in either notation becomes whole euros with commas ('€1,250'), because
 * parsePrice misreads '1.250,00'; words stay as typed. '' when there is no rate, it is zero, or it cannot be read.
 */
export function importedPrice(rate: string): string {
  const number = rate
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^(?:€|EUR\b)/i, '')
    .replace(/(?:€|\bEUR)$/i, '')
    .trim();
  const euros = wholeEuros(number);
  if (euros === null) return /\p{Letter}/u.test(rate) && isReadAsWritten(rate) ? rate.trim() : '';
  return euros === 0 ? '' : `€${Math.min(euros, PRICE_AMOUNT_MAX).toLocaleString('en-GB')}`;
}

function wholeEuros(number: string): number | null {
  if (PORTUGUESE.test(number)) return Math.trunc(Number(number.replaceAll(/[. ]/g, '').replace(',', '.')));
  if (ENGLISH.test(number)) return Math.trunc(Number(number.replaceAll(/[, ]/g, '')));
  return null;
}

/**
 * A price as an export writes it: the plain amount, because spreadsheets in Portuguese read '€1,250' as 1.25. A price that
 * the amount would not be read as again, such as one with words, stays as it is.
 */
export function exportedPrice(price: string): string {
  const amount = price.replaceAll(/[€,]/g, '');
  return /^\d+$/.test(amount) && importedPrice(amount) === price ? amount : price;
}
