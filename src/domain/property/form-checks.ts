import { LOCATION_MISSING, PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from './form-text.ts';
import type { PropertyType } from './type.ts';

/** The fields that say whether a property has the price its type asks for. */
export interface PriceFields {
  type: PropertyType;
  price: string;
  salePrice: string;
}

/** The first thing a property form lacks, in the order of the admin specification (section 5); null when it can be saved. */
export function missingPropertyDetail(property: PriceFields & { title: string; location: string }): string | null {
  if (property.title.trim() === '') return TITLE_MISSING;
  if (property.location.trim() === '') return LOCATION_MISSING;
  return missingPropertyPrice(property);
}

/** What to say of a property without the price its type asks for; null when it has one. */
export function missingPropertyPrice({ type, price, salePrice }: PriceFields): string | null {
  if (type === 'real_estate') return salePrice.trim() === '' ? SALE_PRICE_MISSING : null;
  return price.trim() === '' ? PRICE_MISSING : null;
}
