import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { readPrice } from '#domain/money/format-price.ts';
import { shownPrice, shownPriceAmount } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';

const SELL = 'http://purl.org/goodrelations/v1#Sell';
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';

/** Codes of the United Nations for the times that a price is for; a night is counted as a day. */
const UNIT_CODES: Record<string, string> = { night: 'DAY', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };

/** What a property costs, as offers in euros; none for a price on request. */
export function propertyOffers(property: PublishedProperty, url: string, seller: { '@id': string }): Offer[] {
  const isForSale = property.type === 'real_estate';
  const shown = {
    text: shownPrice(property),
    amount: shownPriceAmount(property),
    businessFunction: isForSale ? SELL : LEASE_OUT,
  };
  const rent = { text: property.rentalPrice, amount: property.rentalPriceAmount, businessFunction: LEASE_OUT };
  return [shown, ...(isForSale && property.hasRentalOption ? [rent] : [])]
    .filter(({ amount }) => amount > 0)
    .map(({ text, amount, businessFunction }): Offer => ({
      '@type': 'Offer',
      businessFunction: { '@id': businessFunction },
      price: amount,
      priceCurrency: 'EUR',
      priceSpecification: priceSpecification(text, amount),
      availability: 'https://schema.org/InStock',
      url,
      seller,
    }));
}

/** Says what a plain amount cannot: that it is the least, and for how long it lasts. */
function priceSpecification(text: string, amount: number): UnitPriceSpecification {
  const parts = readPrice(text);
  const unit = /^ (?:per|\/) ?(\p{Letter}+)/u.exec(parts?.unit ?? '')?.[1]?.toLowerCase();
  const code = unit === undefined ? undefined : UNIT_CODES[unit];
  return {
    '@type': 'UnitPriceSpecification',
    ...(parts?.prefix === 'from ' ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'EUR',
    ...(unit === undefined ? {} : { unitText: unit }),
    ...(code === undefined ? {} : { unitCode: code }),
  };
}
