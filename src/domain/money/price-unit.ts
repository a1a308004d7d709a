import {
  amountPerDay,
  findAmount,
  isReadAsWritten,
  type PriceAmounts,
  type PricedProperty,
  shownPrice,
} from './price.ts';

/** What directly follows the amount: cents, and the other end of a range ('1,000 - 2,000 per week'). */
const REST_OF_AMOUNT = /^(?:\.\d+)?(?:\s*(?:-|–|to)\s*€?\s*\d[\d,.]*)?/;

/** Days that a price per year stands for. */
export const YEAR_DAYS = 365;

/**
 * The unit of a price ('per night', 'a week', 'for the week', '/mo', 'p/w', 'weekly', 'pcm', 'pw', 'per annum', 'p.a.');
 * the group is its first letter. 'pa', 'pm' and 'pn' are units only right after the amount: elsewhere they may be a sound
 * system and the afternoon.
 */
const UNIT =
  /(?:(?:\b(?:per|an?|each|for\sthe)\s|\/)\s*(?:calendar\s)?(?=(?:night|day|week|wk|month|mo|year|yr|annum)s?\b)|\b(?=(?:night|dai|week|month|year|annual)ly\b)|\bp\.?(?:c\.?(?=m\b)|(?=w\b))|\bp\/(?=[nwm]\b)|^\s*p\.?(?=[amn]\b))([ndwmya])/i;

/** Nights or days of the first unit in a text; null when it names none. */
function firstUnit(text: string): number | null {
  const letter = UNIT.exec(text)?.[1]?.toLowerCase();
  if (letter === 'w') return 7;
  if (letter === 'm') return 30;
  if (letter === 'y' || letter === 'a') return YEAR_DAYS;
  return letter === undefined ? null : 1;
}

/**
 * Nights or days that the amount of a price text stands for: 1 for a night or a day, 7 for a week, 30 for a month, 365
 * for a year; null when the text names no unit. A unit after the next number belongs to that number ('€900, cleaning €60
 * per week').
 */
export function priceUnitDays(text: string): number | null {
  const amount = findAmount(text);
  if (amount === null) return null;
  const after = text.slice(amount.index + amount.length).replace(REST_OF_AMOUNT, '');
  const next = findAmount(after);
  return firstUnit(next === null ? after : after.slice(0, next.index)) ?? firstUnit(text.slice(0, amount.index));
}

/**
 * Nights or days that the shown price stands for; 1 for the whole price of a property for sale, whatever else its text
 * says ('€2,400,000, condominium a month included').
 */
export function comparedDays(property: PricedProperty): number {
  if (property.type === 'real_estate' && property.salePrice !== '') return 1;
  return priceUnitDays(shownPrice(property)) ?? 1;
}

/** Whole euros of the shown price, which filters and sorts use; 0 when it holds no number or one that would be misread. */
export function shownPriceAmount(
  property: PricedProperty & Pick<PriceAmounts, 'priceAmount' | 'salePriceAmount'>,
): number {
  if (!isReadAsWritten(shownPrice(property))) return 0;
  return property.type === 'real_estate' && property.salePrice !== '' ? property.salePriceAmount : property.priceAmount;
}

/**
 * Whole euros by which properties are sorted, filtered and compared: per night, or per day for events and productions;
 * the whole price of a property for sale; 0 when unknown (docs/decisions/0009-search.md).
 */
export function comparedAmount(
  property: PricedProperty & Pick<PriceAmounts, 'priceAmount' | 'salePriceAmount'>,
): number {
  return amountPerDay(shownPriceAmount(property), comparedDays(property));
}
