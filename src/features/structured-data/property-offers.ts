import type { ItemAvailability, Offer, UnitPriceSpecification } from 'schema-dts';
import { readPrice } from '#domain/money/format-price.ts';
import { shownPrice } from '#domain/money/price.ts';
import { shownPriceAmount } from '#domain/money/price-unit.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { SaleState } from '#domain/property/sale/sale-states.ts';

const SELL = 'http://purl.org/goodrelations/v1#Sell';
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';

/** By schema.org, what is reserved is not available, but may be again. */
const AVAILABILITY: Readonly<Record<SaleState, ItemAvailability>> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
};

/** UN/CEFACT codes of the periods of a price; a night is counted as a day. */
const UNIT_CODES: Record<string, string> = { night: 'DAY', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };

/** Periods that a price names without 'per', or by another word. */
const SHORT_UNITS: Record<string, string> = {
  nightly: 'night',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
  wk: 'week',
  mo: 'month',
  yr: 'year',
  pn: 'night',
  n: 'night',
  w: 'week',
  m: 'month',
  pcm: 'month',
  pm: 'month',
  pw: 'week',
  pa: 'year',
};

/** The prices of a property as offers in euros; none for a price on request or one that would be misread. */
export function propertyOffers(property: PublishedProperty, url: string, seller: { '@id': string }): Offer[] {
  const isForSale = property.type === 'real_estate';
  const shown = {
    text: shownPrice(property),
    amount: shownPriceAmount(property),
    businessFunction: isForSale ? SELL : LEASE_OUT,
  };
  const rent = { text: property.rentalPrice, amount: property.rentalPriceAmount, businessFunction: LEASE_OUT };
  return [shown, ...(isForSale && property.hasRentalOption ? [rent] : [])]
    .filter(({ text }) => readPrice(text) !== null)
    .map(({ text, amount, businessFunction }): Offer => ({
      '@type': 'Offer',
      businessFunction: { '@id': businessFunction },
      price: amount,
      priceCurrency: 'EUR',
      priceSpecification: priceSpecification(text, amount),
      // What is sold or reserved may still be to let.
      availability: AVAILABILITY[businessFunction === SELL ? property.saleState : 'available'],
      url,
      seller,
    }));
}

/** Adds whether the amount is a minimum, and its period. */
function priceSpecification(text: string, amount: number): UnitPriceSpecification {
  const parts = readPrice(text);
  const unit = unitOf(parts?.unit ?? '');
  const code = unit === undefined ? undefined : UNIT_CODES[unit];
  return {
    '@type': 'UnitPriceSpecification',
    ...(parts?.prefix === 'from ' ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'EUR',
    ...(unit === undefined ? {} : { unitText: unit }),
    ...(code === undefined ? {} : { unitCode: code }),
  };
}

/** What a price is for: 'week' in ' per week' and ' weekly', 'event' in ' per event', 'day' in ' + VAT per day'; undefined when it names nothing. */
function unitOf(typed: string): string | undefined {
  const text = typed.toLowerCase().replaceAll('.', '');
  const named = /^(?: (?:\+|plus) vat)? (?:(?:per|each|(?:for )?(?:a|the))\b|p?\/) ?(?:calendar )?(\p{Letter}+)/u.exec(
    text,
  )?.[1];
  const word = named ?? /\p{Letter}+/u.exec(text)?.[0] ?? '';
  return SHORT_UNITS[word] ?? named;
}
