import { createHash } from 'node:crypto';
import type { Picture } from '#domain/media/picture.ts';
import { derivePriceAmounts } from '#domain/money/price.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { PROPERTY_TYPES, type PropertyType } from '#domain/property/type.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { generatedRooms } from './generated-rooms.ts';
import { generatedAmenities, generatedLists, generatedTexts } from './generated-texts.ts';
import { generatedTitle, PLACES } from './generated-titles.ts';

const GALLERY = 7;
const FIRST_DAY = Date.UTC(2025, 0, 1, 9);
const HOUR = 3_600_000;

/**
 * Generates `count` properties for benchmarks, with as much text as the sample content, of every type or of one; the same
 * index always gives the same property.
 */
export function generateProperties(
  count: number,
  pictures: readonly Picture[],
  type?: PropertyType,
): PublishedProperty[] {
  return Array.from({ length: count }, (_, index) => generateProperty(index, pictures, type));
}

function generateProperty(
  index: number,
  pictures: readonly Picture[],
  type = at(PROPERTY_TYPES, index),
): PublishedProperty {
  const title = generatedTitle(index);
  const place = at(PLACES, index);
  const bedrooms = 1 + (index % 11);
  const price = priceText(type, index);
  const salePrice = type === 'real_estate' ? price : '';
  const createdAt = new Date(FIRST_DAY + index * HOUR).toISOString();
  return publishedPropertySchema.parse({
    id: generatedId(index),
    slug: slugFromTitle(title),
    title,
    location: place.location,
    destination: place.destination,
    coordinates: null,
    setting: place.setting,
    type,
    tag: at(['Sea view', 'Heated pool', 'Near the village', ''], index),
    price,
    salePrice,
    rentalPrice: '',
    ...derivePriceAmounts({ price, salePrice, rentalPrice: '' }),
    hasRentalOption: false,
    people: bedrooms * 2,
    rooms: bedrooms + 4,
    bedrooms,
    bathrooms: 1 + (index % 8),
    ...generatedRooms(index, bedrooms),
    area: 80 + (index % 90) * 10,
    houseSize: type === 'real_estate' ? 120 + (index % 80) * 10 : null,
    landSize: type === 'real_estate' ? 1000 + (index % 500) * 100 : null,
    builtArea: type === 'real_estate' ? 140 + (index % 80) * 10 : null,
    plotSize: type === 'real_estate' ? 900 + (index % 500) * 100 : null,
    yearBuilt: 1880 + (index % 145),
    energyRating: at(['A', 'B', 'B-', 'C', 'D'], index),
    licenceNumber: type === 'rental' ? `${100_000 + index}/AL` : '',
    hero: at(pictures, index),
    gallery: Array.from({ length: Math.min(GALLERY, pictures.length) }, (_, place) => at(pictures, index + place)),
    amenities: generatedAmenities(index),
    ...generatedTexts(index, title, place.location),
    ...generatedLists(index),
    checkInTime: '16:00 - 20:00',
    checkOutTime: '11:00',
    securityDeposit: '€2,500 per booking',
    bookingLink: null,
    showOnRetreatsPage: index % 9 === 0,
    showOnEventsPage: index % 7 === 0,
    showOnProductionsPage: index % 5 === 0,
    createdAt,
    rev: 1,
    publishedAt: createdAt,
    publishedRev: 0,
  });
}

function priceText(type: PropertyType, index: number): string {
  const step = index % 120;
  switch (type) {
    case 'real_estate':
      return `€${(450_000 + step * 55_000).toLocaleString('en-GB')}`;
    case 'mid_term_rental':
    case 'long_term_rental':
      return `€${(1800 + step * 70).toLocaleString('en-GB')} per month`;
    case 'event':
    case 'production':
      return `from €${(2500 + step * 90).toLocaleString('en-GB')} per day`;
    case 'rental':
    case 'retreat':
      return `from €${(280 + step * 25).toLocaleString('en-GB')} per night`;
  }
}

/** A UUID in the form of version 4, distributed over the id space like a real one. */
function generatedId(index: number): string {
  const digits = createHash('sha256').update(`property ${index}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
