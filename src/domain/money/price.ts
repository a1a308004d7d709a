import type { PropertyType } from '#domain/property/type.ts';

/** Largest amount a price text can stand for, in whole euros; more digits are capped to it. */
export const PRICE_AMOUNT_MAX = 1_000_000_000;

/** The first run of digits and commas; it begins with a digit, so that the comma of 'Sale, 1,250' is not a price. */
const AMOUNT = /\d[\d,]*/;

/**
 * A text without an amount, or whose first amount is in English notation, no number of thousands, millions or billions,
 * not in another currency, not the price of a square metre, hectare or several nights, and not one before the euro sign of
 * another: 'T3, €950,000'.
 */
const READABLE =
  /^(?![^€\d]*\d[^€]*€\s?\d)(?!(?:(?!€|\beuro?s?\b).)*(?:[$£]|\b(?:usd|gbp|chf|cad|aud|jpy|brl|dollars?|pounds?)\b))\D*(?:$|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![.,'’]?\d|\s\d{3}(?!\d)|\s?(?:k|mn?|mil\w*|thousand|bn|billion)\b|\D{0,3}(?:for|per|an?|\/)\s?(?:\d+.(?:[ndw]|mo)|m[²2]|sq|ha\b|hec)))/i;

/** The price fields of a property, as typed. */
export interface PriceTexts {
  /** Price; '' when missing. */
  price: string;
  /** Asking price of a property for sale; '' when missing. */
  salePrice: string;
  /** Rent of a property for sale; '' when missing. */
  rentalPrice: string;
}

/** The whole euros parsed from the price texts and stored beside them. */
export interface PriceAmounts {
  /** Whole euros of `price`; 0 when it holds no number. */
  priceAmount: number;
  /** Whole euros of `salePrice`; 0 when it holds no number. */
  salePriceAmount: number;
  /** Whole euros of `rentalPrice`; 0 when it holds no number. */
  rentalPriceAmount: number;
}

/** The fields that decide which price visitors see. */
export interface PricedProperty {
  type: PropertyType;
  price: string;
  salePrice: string;
}

/** Finds the amount in a price text; null when the text has no digit. */
export function findAmount(text: string): { index: number; length: number } | null {
  const match = AMOUNT.exec(text);
  return match === null ? null : { index: match.index, length: match[0].length };
}

/**
 * Whole euros of a price (visitor specification, section 5): 'first run of digits and commas, commas stripped; none
 * found yields 0'. A number is cut to whole euros, and nothing exceeds PRICE_AMOUNT_MAX.
 */
export function parsePrice(price: string | number): number {
  if (typeof price === 'number') return price > 0 ? Math.min(Math.trunc(price), PRICE_AMOUNT_MAX) : 0;
  const run = AMOUNT.exec(price)?.[0];
  if (run === undefined) return 0;
  return Math.min(Number(run.replaceAll(',', '')), PRICE_AMOUNT_MAX);
}

/**
 * Whether the amount that parsePrice reads is the price that people read: not in '1.250', '1 250', '12,50', '45k', '£300',
 * '€120 per m²' or '€9,000 for 7 nights'.
 */
export function isReadAsWritten(price: string): boolean {
  return READABLE.test(price);
}

/** The price text that visitors see: 'for real_estate with sale_price, sale_price is used instead of price'. */
export function shownPrice(property: PricedProperty): string {
  return property.type === 'real_estate' && property.salePrice !== '' ? property.salePrice : property.price;
}

/** Whole euros per night or day of an amount for several; at least 1 for a known price, because 0 means unknown. */
export function amountPerDay(amount: number, days: number): number {
  return amount === 0 ? 0 : Math.max(1, Math.round(amount / days));
}

/** The amounts stored with a property, so that prices are parsed once. */
export function derivePriceAmounts(texts: PriceTexts): PriceAmounts {
  return {
    priceAmount: parsePrice(texts.price),
    salePriceAmount: parsePrice(texts.salePrice),
    rentalPriceAmount: parsePrice(texts.rentalPrice),
  };
}

/** The price text to store on saving: 'for real_estate, price is set to the sale price' (admin specification, section 4). */
export function priceToStore(property: PricedProperty): string {
  return property.type === 'real_estate' ? property.salePrice : property.price;
}
