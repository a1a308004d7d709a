import { PRICE_MISSING, SALE_PRICE_MISSING } from './form-text.ts';
import type { PropertyType } from './type.ts';

/** The fields that decide whether a property has the price that its type requires. */
export interface PriceFields {
  type: PropertyType;
  price: string;
  salePrice: string;
}

/** The message for a property without the price that its type requires; null when it has the price. */
export function missingPropertyPrice({ type, price, salePrice }: PriceFields): string | null {
  if (type === 'real_estate') return salePrice.trim() === '' ? SALE_PRICE_MISSING : null;
  return price.trim() === '' ? PRICE_MISSING : null;
}
