import { convertPrice, type CurrencyCode, type CurrencyRates, FIXED_RATES, formatAmount } from './currency.ts';
import { DEFAULT_CURRENCY } from './currency-choice.ts';
import { findAmount, isReadAsWritten, parsePrice } from './price.ts';

/**
 * What is kept after the amount and its cents: the unit, such as 'per night', '/ week', 'a month', 'for the week', 'daily',
 * 'p/week', 'pcm' or 'p.a.', and what is to be added, such as '+ VAT per day'; a text with a digit could be a second
 * price.
 */
const UNIT =
  /^(?:\.\d+)?\s*(?:€|euro?s?\b)?\s*((?:per\b|each\b|for\b|p\.?(?:c\.?m|[nwma])\b|plus\b|\+|p?\/|(?:a\s)?(?=night|da[iy]|week|month|year|annual))\D*)$/i;

/** The parts of a price text, so that the amount can be shown in another currency. */
export interface PriceParts {
  prefix: '' | 'from ';
  /** Whole euros, above 0. */
  euros: number;
  /** The unit, such as ' per night' or ' + VAT per day'; '' for none. */
  unit: string;
}

/** Splits a price text into its parts; null when it has no amount, or its digits stand for another one. */
export function readPrice(text: string): PriceParts | null {
  const found = findAmount(text);
  const euros = parsePrice(text);
  if (found === null || euros === 0 || !isReadAsWritten(text)) return null;
  const unit = UNIT.exec(text.slice(found.index + found.length))?.[1];
  return {
    prefix: /\bfrom\b/i.test(text.slice(0, found.index)) ? 'from ' : '',
    euros,
    unit: unit === undefined ? '' : ` ${unit.trim()}`,
  };
}

/**
 * A price as shown in a currency (visitor specification, section 9): "'from' prefix is kept as 'from '. With a
 * non-euro currency selected, the converted price is shown with the euro amount in brackets", as in
 * 'from $1,363 (€1,250) per night'. A text without an amount 'is shown unchanged'; so is one whose
 * amount would be misread: '€1.250 per night' must not become €1.
 */
export function formatPrice(
  text: string,
  code: CurrencyCode = DEFAULT_CURRENCY,
  rates: CurrencyRates = FIXED_RATES,
): string {
  const parts = readPrice(text);
  if (parts === null) return text;
  const euros = formatAmount(parts.euros, 'EUR');
  if (code === 'EUR') return `${parts.prefix}${euros}${parts.unit}`;
  return `${parts.prefix}${formatAmount(convertPrice(parts.euros, code, rates), code)} (${euros})${parts.unit}`;
}
