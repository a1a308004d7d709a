import * as z from 'zod';
import { amenityMask } from '#domain/search/amenity-filters.ts';
import { locateProperty } from '#domain/places/locate-property.ts';
import { pictureAddress } from '#domain/media/picture-path.ts';
import { pictureSchema, type Picture } from '#domain/media/picture.ts';
import { coordinatesSchema, publishedPropertySchema, type PublishedProperty } from './property.ts';
import { quickFilterMask } from '#domain/search/quick-filters.ts';
import { tripCandidate, type TripCandidate } from '#domain/trip/candidate.ts';

/**
 * A published property as every page but its own knows it. A build of what changed keeps this of all properties
 * (docs/decisions/0066-publish-only-what-changed.md): a page that wants more of a property needs a field here.
 */
export const propertySummarySchema = publishedPropertySchema
  .pick({
    id: true,
    slug: true,
    title: true,
    subtitle: true,
    location: true,
    destination: true,
    setting: true,
    type: true,
    tag: true,
    price: true,
    priceAmount: true,
    salePrice: true,
    salePriceAmount: true,
    hasRentalOption: true,
    people: true,
    bedrooms: true,
    bathrooms: true,
    area: true,
    houseSize: true,
    hero: true,
    description: true,
    quoteText: true,
    showOnRetreatsPage: true,
    showOnEventsPage: true,
    showOnProductionsPage: true,
    createdAt: true,
    publishedAt: true,
  })
  .extend({
    /** Where the map puts it: the editor's point, else the one of its location's name. */
    coordinates: coordinatesSchema,
    /** The quick filters it answers to, one bit each in the order of QUICK_FILTERS. */
    quickFilters: z.int(),
    /** Amenities of the catalogue, one bit each in the order of AMENITY_FILTERS. */
    amenityBits: z.int(),
    /** First picture of its gallery; null for none. */
    firstOfGallery: pictureSchema.nullable(),
    /** Addresses of the widest WebP of its hero and gallery, each once. */
    pictureAddresses: z.array(z.string()),
    /** What the trip planner knows of it; null when it takes no guests. */
    trip: z.custom<TripCandidate>((value) => typeof value === 'object').nullable(),
  });

/** A published property as every page but its own knows it. */
export type PropertySummary = z.output<typeof propertySummarySchema>;

/** Takes from a published property what other pages than its own need. */
export function summarizeProperty(property: PublishedProperty): PropertySummary {
  const { latitude, longitude, exact } = locateProperty(property);
  return {
    id: property.id,
    slug: property.slug,
    title: property.title,
    subtitle: property.subtitle,
    location: property.location,
    destination: property.destination,
    setting: property.setting,
    type: property.type,
    tag: property.tag,
    price: property.price,
    priceAmount: property.priceAmount,
    salePrice: property.salePrice,
    salePriceAmount: property.salePriceAmount,
    hasRentalOption: property.hasRentalOption,
    people: property.people,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    area: property.area,
    houseSize: property.houseSize,
    hero: property.hero,
    description: property.description,
    quoteText: property.quoteText,
    showOnRetreatsPage: property.showOnRetreatsPage,
    showOnEventsPage: property.showOnEventsPage,
    showOnProductionsPage: property.showOnProductionsPage,
    createdAt: property.createdAt,
    publishedAt: property.publishedAt,
    coordinates: { latitude, longitude, exact },
    quickFilters: quickFilterMask(property),
    amenityBits: amenityMask(property.amenities),
    firstOfGallery: property.gallery[0] ?? null,
    pictureAddresses: widestAddresses(property.hero === null ? property.gallery : [property.hero, ...property.gallery]),
    trip: tripCandidate(property),
  };
}

/** The widest WebP of each picture, each picture once: search engines take the address for the picture's name. */
export function widestAddresses(pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.map(({ id, widths }) => pictureAddress(id, Math.max(...widths), 'webp')))];
}
