import {
  LOCATION_MISSING,
  PRICE_MISSING,
  SALE_PRICE_MISSING,
  TITLE_MISSING,
} from './messages/property-form-messages.ts';
import type { PropertyType } from './property-type.ts';

/** The first thing a property form lacks, in the order of the admin specification (section 5); null when it can be saved. */
export function missingPropertyDetail(property: {
  title: string;
  location: string;
  type: PropertyType;
  price: string;
  salePrice: string;
}): string | null {
  if (property.title.trim() === '') return TITLE_MISSING;
  if (property.location.trim() === '') return LOCATION_MISSING;
  if (property.type === 'real_estate') return property.salePrice.trim() === '' ? SALE_PRICE_MISSING : null;
  return property.price.trim() === '' ? PRICE_MISSING : null;
}
