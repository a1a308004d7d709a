import { readPrice } from '#domain/money/format-price.ts';
import { priceUnitDays, YEAR_DAYS } from '#domain/money/price-unit.ts';
import type { PropertyType } from '#domain/property/type.ts';
import type { PriceUnit } from './priced-season.ts';

/** The fields of a property that say what a stay costs. */
export interface ListedProperty {
  readonly type: PropertyType;
  readonly price: string;
  readonly rentalPrice: string;
}

/**
 * The price of a stay on a property's page, in whole euros, and its unit; null for none, such as a price on request or of
 * a year, and for one that would be misread, such as '€1.250'.
 */
export function readListedPrice({ type, price, rentalPrice }: ListedProperty): {
  readonly price: number;
  readonly unit: PriceUnit;
} | null {
  const text = type === 'real_estate' ? rentalPrice : price;
  const read = readPrice(text);
  const days = priceUnitDays(text);
  if (read === null || days === YEAR_DAYS) return null;
  return { price: read.euros, unit: days === 7 ? 'week' : days === 30 ? 'month' : 'night' };
}
