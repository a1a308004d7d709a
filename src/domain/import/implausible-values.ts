import { isReadAsWritten, parsePrice, shownPrice } from '#domain/money/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** Guests above which a number is probably a mistake. */
export const PLAUSIBLE_GUESTS = 60;

/** Bedrooms above which a number is probably a mistake. */
export const PLAUSIBLE_BEDROOMS = 30;

/** Whole euros above which the price of a sale is probably a mistake. */
export const PLAUSIBLE_SALE = 50_000_000;

/** Whole euros above which the price of a night, or of a day of an event, is probably a mistake. */
export const PLAUSIBLE_NIGHT = 100_000;

/** Whole euros below which the price of a sale is probably a mistake. */
export const PLAUSIBLE_SALE_LEAST = 10_000;

/** Whole euros below which the price of a night, or of a day of an event, is probably a mistake. */
export const PLAUSIBLE_NIGHT_LEAST = 25;

/** A field with a value that an editor should check. */
export type ImplausibleValue = 'people' | 'bedrooms' | 'price';

/** Types whose guests come for a day, so that beds do not limit their number. */
const VENUES: readonly PropertyType[] = ['event', 'production'];

/** The values of a property that are probably mistakes, such as a postcode read as a price; its draft is marked 'To check'. */
export function implausibleValues(
  property: Pick<Property, 'type' | 'price' | 'salePrice' | 'people' | 'bedrooms'>,
): ImplausibleValue[] {
  const { type, salePrice, people, bedrooms } = property;
  const isLodging = !VENUES.includes(type);
  // The same choice as `shownPrice`: without a sale price, the price of a sale that can be rented is that of a night.
  const [least, most] =
    type === 'real_estate' && salePrice !== ''
      ? [PLAUSIBLE_SALE_LEAST, PLAUSIBLE_SALE]
      : [PLAUSIBLE_NIGHT_LEAST, PLAUSIBLE_NIGHT];
  const text = shownPrice(property);
  const price = parsePrice(text);
  // 0 without a price, which is missing and no mistake.
  const isUnusual = price !== 0 && (price < least || price > most || !isReadAsWritten(text));
  return [
    ...(isLodging && people > PLAUSIBLE_GUESTS ? (['people'] as const) : []),
    ...(isLodging && bedrooms > PLAUSIBLE_BEDROOMS ? (['bedrooms'] as const) : []),
    ...(isUnusual ? (['price'] as const) : []),
  ];
}
