import type { PriceAmounts, PricedProperty } from '#domain/money/price.ts';
import type { PageType } from './type.ts';

/** Shown where a property for sale can be hired and no rent is known. */
export const PRICE_ON_REQUEST = 'Price on request';

/** The fields that a listing page's price needs. */
export type HireableProperty = PricedProperty &
  Omit<PriceAmounts, 'rentalPriceAmount'> & {
    hasRentalOption: boolean;
    rentalPrice: string;
    rentalPriceAmount: number;
  };

/**
 * A property with the price that a listing page is about: on the pages of events, retreats and productions a property
 * for sale has its rent, or PRICE_ON_REQUEST; elsewhere it is returned as it is. Cards, sorts and bands read the result.
 */
export function withPagePrice<Property extends HireableProperty>(property: Property, page: PageType): Property {
  if (property.type !== 'real_estate' || page === 'real_estate') return property;
  const isForHire = property.hasRentalOption && property.rentalPrice !== '';
  return {
    ...property,
    price: isForHire ? property.rentalPrice : PRICE_ON_REQUEST,
    priceAmount: isForHire ? property.rentalPriceAmount : 0,
    salePrice: '',
    salePriceAmount: 0,
  };
}
