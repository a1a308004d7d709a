import { describe, expect, it } from 'vitest';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { derivePriceAmounts } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { aboutProperty } from './about-property.ts';

const site = new URL('https://example.com');

function priced(given: Partial<PublishedProperty>): PublishedProperty {
  const property = publishedFixture(given);
  return { ...property, ...derivePriceAmounts(property) };
}

const about = (given: Partial<PublishedProperty>) => aboutProperty(priced(given), site)[0];

describe('a property as schema.org data', () => {
  it.each([...PROPERTY_TYPES])('of the type %s is a rental where people stay overnight, else a listing', (type) => {
    const expected = type === 'rental' || type === 'retreat' ? 'VacationRental' : 'RealEstateListing';
    expect(about({ type })).toMatchObject({ '@type': expected, name: 'Casa da Duna' });
  });

  it('for events is a venue with its capacity', () => {
    expect(about({ type: 'event', people: 120 })).toMatchObject({
      mainEntity: { '@type': 'EventVenue', maximumAttendeeCapacity: 120 },
    });
  });

  it('was posted when it was first published', () => {
    const times = { createdAt: '2026-01-01T09:00:00.000Z', publishedAt: '2026-05-01T09:00:00.000Z' };
    const sale = { type: 'real_estate' as const, ...times };
    expect(about({ ...sale, firstPublishedAt: '2026-04-01T09:00:00.000Z' })).toMatchObject({
      ...{ datePosted: '2026-04-01T09:00:00.000Z', dateModified: '2026-05-01T09:00:00.000Z' },
    });
    expect(about({ ...sale, firstPublishedAt: null })).toMatchObject({ datePosted: '2026-01-01T09:00:00.000Z' });
  });

  it('names its place, never a street', () => {
    expect(about({ location: 'Cedros, Faial, Azores' })).toMatchObject({
      address: { addressLocality: 'Cedros, Faial', addressRegion: 'Azores', addressCountry: 'PT' },
    });
    expect(about({ location: 'Melides' })).toMatchObject({ address: { addressLocality: 'Melides' } });
  });

  it('has no point on the map when only the country is known', () => {
    expect(about({ location: 'Somewhere' })).not.toHaveProperty('geo');
    expect(about({})).toMatchObject({ geo: { latitude: expect.any(Number), longitude: expect.any(Number) } });
  });

  it.each([
    ['16:00 - 20:00', '16:00:00'],
    ['From 09:00 on the day', '09:00:00'],
    ['9:00 - 20:00', '09:00:00'],
    ['', '16:00:00'],
  ])("opens at '%s': %s", (checkInTime, checkinTime) => {
    expect(about({ checkInTime })).toMatchObject({ checkinTime });
  });

  it.each([
    ['11:00', '11:00:00'],
    ['08:00 - 11:00', '11:00:00'],
    ['from 08:00 to 10:30', '10:30:00'],
    ['7:30 to 9:30', '09:30:00'],
    ['Between 8:00 and 11:00', '11:00:00'],
    ['8:00 until 10:30', '10:30:00'],
    ['11:00 (14:00 on request)', '11:00:00'],
    ['', '11:00:00'],
  ])("has guests leave by the end of '%s': %s", (checkOutTime, checkoutTime) => {
    expect(about({ checkOutTime })).toMatchObject({ checkoutTime });
  });

  it.each(['As you like', '04:00 PM', '4:00 - 8:00 pm', '04:00 p.m.'])("leaves out the time of '%s'", (checkInTime) => {
    expect(about({ checkInTime })).not.toHaveProperty('checkinTime');
  });

  it('shows each picture once, ten at most, and none when there is none', () => {
    const gallery = Array.from('0123456789abc0', (digit) => pictureFixture(digit));
    expect(about({ hero: pictureFixture('0'), gallery })).toMatchObject({
      image: Array.from('0123456789', (digit) => `https://example.com/media/${digit.repeat(32)}/1600.webp`),
    });
    expect(about({})).not.toHaveProperty('image');
  });
});

describe('what a property costs', () => {
  const offersOf = (given: Partial<PublishedProperty>) => {
    const thing = about(given);
    if (typeof thing !== 'object') throw new Error('expected a thing');
    return 'makesOffer' in thing ? thing.makesOffer : 'offers' in thing ? thing.offers : undefined;
  };

  it("is the minimum of a price 'from', with its period", () => {
    expect(offersOf({ price: 'from €1,250 per night' })).toMatchObject([
      {
        price: 1250,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: { minPrice: 1250, unitText: 'night', unitCode: 'DAY' },
      },
    ]);
  });

  it.each([
    ['€4,000 per month', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 a month', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 monthly', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 pcm', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 pm', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000/mo', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 p/m', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 p.c.m.', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€4,000 per calendar month', { price: 4000, unitText: 'month', unitCode: 'MON' }],
    ['€1,400 Weekly', { price: 1400, unitText: 'week', unitCode: 'WEE' }],
    ['€1,400 for a week', { price: 1400, unitText: 'week', unitCode: 'WEE' }],
    ['€1,400 p/w', { price: 1400, unitText: 'week', unitCode: 'WEE' }],
    ['€1,400 pw', { price: 1400, unitText: 'week', unitCode: 'WEE' }],
    ['€200 daily', { price: 200, unitText: 'day', unitCode: 'DAY' }],
    ['€200 p/night', { price: 200, unitText: 'night', unitCode: 'DAY' }],
    ['€200 pn', { price: 200, unitText: 'night', unitCode: 'DAY' }],
    ['€200 each night', { price: 200, unitText: 'night', unitCode: 'DAY' }],
    ['€24,000 yearly', { price: 24_000, unitText: 'year', unitCode: 'ANN' }],
    ['€24,000 per annum', { price: 24_000, unitText: 'year', unitCode: 'ANN' }],
    ['€24,000 annually', { price: 24_000, unitText: 'year', unitCode: 'ANN' }],
    ['€24,000 p.a.', { price: 24_000, unitText: 'year', unitCode: 'ANN' }],
    ['€6,000 + VAT per day', { price: 6000, unitText: 'day', unitCode: 'DAY' }],
    ['€9,000 per event', { price: 9000, unitText: 'event' }],
    ['€9,000', { price: 9000 }],
  ])('reads %s', (price, priceSpecification) => {
    expect(offersOf({ type: 'mid_term_rental', price })).toMatchObject([{ priceSpecification }]);
  });

  it('is none for an amount that would be misread', () => {
    expect(offersOf({ price: '€1.250 per night' }) ?? []).toEqual([]);
  });

  it('is none for the price of several nights', () => {
    expect(offersOf({ price: '€9,000 for 7 nights' }) ?? []).toEqual([]);
  });

  it('is none for the price of an area', () => {
    expect(offersOf({ type: 'real_estate', salePrice: '€4,500 per m²' }) ?? []).toEqual([]);
  });

  it('is the sale price of real estate, and the rent where that is an option', () => {
    const summary = {
      type: 'real_estate',
      price: '',
      salePrice: '€2,400,000',
      rentalPrice: 'from €9,000 per month',
    } as const;
    const sale = { price: 2_400_000, businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } };
    const rent = { price: 9000, businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } };
    expect(offersOf({ ...summary, hasRentalOption: true })).toMatchObject([sale, rent]);
    expect(offersOf({ ...summary, hasRentalOption: false })).toMatchObject([sale]);
  });

  it.each([
    ['available', 'InStock'],
    ['reserved', 'Reserved'],
    ['sold', 'SoldOut'],
  ] as const)('of a property that is %s is %s', (saleState, availability) => {
    const sale = { salePrice: '€2,400,000', salePriceAmount: 2_400_000 };
    expect(offersOf({ type: 'real_estate', ...sale, saleState })).toMatchObject([
      { availability: `https://schema.org/${availability}` },
    ]);
  });

  it('of a sold property with a rental option is sold out to buyers and open to tenants', () => {
    const prices = { salePrice: '€2,400,000', rentalPrice: 'from €9,000 per month' };
    expect(offersOf({ type: 'real_estate', ...prices, hasRentalOption: true, saleState: 'sold' })).toMatchObject([
      { price: 2_400_000, availability: 'https://schema.org/SoldOut' },
      { price: 9000, availability: 'https://schema.org/InStock' },
    ]);
  });

  it('of a letting is open to all, whatever its sale was', () => {
    expect(offersOf({ price: '€300 per night', saleState: 'sold' })).toMatchObject([
      { availability: 'https://schema.org/InStock' },
    ]);
  });

  it('is left out when it is on request', () => {
    expect(offersOf({ price: 'Price on request' })).toBeUndefined();
  });

  it('tells of the reviews that guests wrote to us, and of none that staff took over', () => {
    const review = { author: 'Marta', date: '2026-05-02', rating: 4, text: 'We slept well.', source: '', url: null };
    const elsewhere = { ...review, rating: 1, source: 'Another site' };
    expect(about({ reviews: [review, elsewhere] })).toMatchObject({
      aggregateRating: { ratingValue: 4, ratingCount: 1 },
      review: [{ author: { name: 'Marta' }, reviewBody: 'We slept well.', reviewRating: { ratingValue: 4 } }],
    });
    expect(about({ reviews: [elsewhere] })).not.toHaveProperty('aggregateRating');
    expect(about({ type: 'real_estate', reviews: [review] })).not.toHaveProperty('aggregateRating');
  });
});
