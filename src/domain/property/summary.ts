import * as z from 'zod';
import { amenityMask } from '#domain/search/amenity-filters.ts';
import { locateProperty } from '#domain/places/locate-property.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { pictureSchema, type Picture } from '#domain/media/picture.ts';
import { doubleBedrooms } from './bedrooms/sleeping.ts';
import { coordinatesSchema, firstPublication, publishedPropertySchema, type PublishedProperty } from './property.ts';
import { shownSaleState } from './sale/sale-states.ts';
import { quickFilterSelection } from '#domain/search/quick-filter-list.ts';
import { quickFiltersOf } from '#domain/search/quick-filters.ts';
import { isoTime } from '#domain/text/text-fields.ts';
import { toTripCandidate, type TripCandidate } from '#domain/trip/candidate.ts';

/** The fields of a published property that lists, cards and search need; a page that needs another one adds it here. */
const carried = publishedPropertySchema.pick({
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
  rentalPrice: true,
  rentalPriceAmount: true,
  hasRentalOption: true,
  people: true,
  bedrooms: true,
  bathrooms: true,
  area: true,
  houseSize: true,
  saleState: true,
  hero: true,
  description: true,
  quoteText: true,
  showOnRetreatsPage: true,
  showOnEventsPage: true,
  showOnProductionsPage: true,
  publishedAt: true,
});

export const propertySummarySchema = carried.extend({
  /** 'Date Added': when it was first published. */
  addedAt: isoTime,
  /** Bedrooms in which two share a bed. */
  doubles: z.int(),
  /** Position on the map: the editor's point, else that of the location's name. */
  coordinates: coordinatesSchema,
  /** The quick filters it matches, one bit each in the order of QUICK_FILTERS. */
  quickFilters: z.int(),
  /** Amenities of the catalogue, one bit each in the order of AMENITY_FILTERS. */
  amenityBits: z.int(),
  /** First picture of the gallery; null for none. */
  firstOfGallery: pictureSchema.nullable(),
  /** Paths of the widest WebP files of hero and gallery, each once. */
  pictureAddresses: z.array(z.string()),
  /** What the trip planner compares; null for a property without guests. */
  trip: z.custom<TripCandidate>((value) => typeof value === 'object').nullable(),
});

export type PropertySummary = z.output<typeof propertySummarySchema>;

/** Makes the summary of a published property. */
export function summarizeProperty(property: PublishedProperty): PropertySummary {
  const { latitude, longitude, exact } = locateProperty(property);
  const filters = quickFiltersOf(property);
  return {
    ...carried.strip().parse(property),
    saleState: shownSaleState(property),
    addedAt: firstPublication(property),
    doubles: doubleBedrooms(property.bedroomList),
    coordinates: { latitude, longitude, exact },
    quickFilters: quickFilterSelection(filters),
    amenityBits: amenityMask(property.amenities),
    firstOfGallery: property.gallery[0] ?? null,
    pictureAddresses: widestPicturePaths(
      property.hero === null ? property.gallery : [property.hero, ...property.gallery],
    ),
    trip: toTripCandidate(property, filters),
  };
}

/** The path of the widest WebP file of each picture, each once; search engines identify a picture by its URL. */
export function widestPicturePaths(pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.map(({ id, widths }) => picturePath(id, Math.max(...widths), 'webp')))];
}
