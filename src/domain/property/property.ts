import * as z from 'zod';
import { accessMeasures } from './access/measures.ts';
import { amenitiesSchema } from './amenities/amenity.ts';
import { bedroomList } from './bedrooms/bedroom.ts';
import { distanceList } from './distances/distance.ts';
import { mediaLinkList } from './media/media-link.ts';
import { outdoorPlaceList } from './outdoors/outdoor-place.ts';
import { withRevision } from '#domain/content/revision.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { gallerySchema, pictureSchema } from '#domain/media/picture.ts';
import { PROPERTY_SETTINGS } from './options.ts';
import { ENERGY_RATINGS } from './energy-ratings.ts';
import { ACCESS_PICTURES_MAX, COUNT_MAX, FLOOR_PLANS_MAX } from './limits.ts';
import { reviewList } from './reviews/review.ts';
import { SALE_STATES } from './sale/sale-states.ts';
import { venueFacts } from './venue/venue-facts.ts';
import { PROPERTY_TYPES } from './type.ts';
import { siteRevision } from '#domain/publishing/site-revision.ts';
import { propertySlug } from './slug.ts';
import {
  contentId,
  httpsUrl,
  lineList,
  isoTime,
  optionalLine,
  optionalNarrative,
  optionalSummary,
  requiredLine,
} from '#domain/text/text-fields.ts';

const squareMetres = z.int().min(1).max(10_000_000).nullable();
const euros = z.int().min(0).max(1_000_000_000);
const count = z.int().min(0).max(COUNT_MAX);

/** A point on the map that an editor placed. */
export const coordinatesSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  /** Negative in Portugal. */
  longitude: z.number().min(-180).max(180),
  /** True for the property itself, false when the point was moved to protect privacy. */
  exact: z.boolean(),
});

/** A property. */
export const propertySchema = z.strictObject({
  id: z.uuid({ error: 'expected a UUID' }),
  /** Last part of the page's path; made from the title, unique among published properties. */
  slug: propertySlug,
  title: requiredLine,
  /** One line under the title; '' for none. */
  subtitle: optionalLine,
  /** Place as visitors read it, such as 'Carvalhal, Comporta'. */
  location: requiredLine,
  /** Destination page; null for none. */
  destination: z.enum(DESTINATION_SLUGS).nullable(),
  /** The editor's point; null when the gazetteer decides. */
  coordinates: coordinatesSchema.nullable(),
  /** Surroundings, for the 'Type of Villa' filter; null when unknown. */
  setting: z.enum(PROPERTY_SETTINGS).nullable(),
  type: z.enum(PROPERTY_TYPES),
  /** Short label on the card, such as 'Beachfront'; '' for none. */
  tag: optionalLine,

  /** Price as typed, such as 'from €1,250 per night'; '' when missing. */
  price: optionalLine,
  /** Whole euros parsed from `price`; 0 when it holds no number. */
  priceAmount: euros,
  /** Asking price as typed, for real estate; '' when missing. */
  salePrice: optionalLine,
  /** Whole euros parsed from `salePrice`; 0 when it holds no number. */
  salePriceAmount: euros,
  /** Rent as typed, for real estate that can also be rented; '' when missing. */
  rentalPrice: optionalLine,
  /** Whole euros parsed from `rentalPrice`; 0 when it holds no number. */
  rentalPriceAmount: euros,
  /** Whether a property for sale can be rented too. */
  hasRentalOption: z.boolean(),

  people: count,
  rooms: count,
  bedrooms: count,
  bathrooms: count,
  /** The bedrooms one by one; their number is `bedrooms`, which may be known without them. */
  bedroomList: bedroomList.default([]),
  /** Terraces, gardens and pools, for the hours of sun. */
  outdoorPlaces: outdoorPlaceList.default([]),
  ...accessMeasures,
  /** Photographs of steps, doors and bathrooms. */
  accessPictures: gallerySchema.max(ACCESS_PICTURES_MAX).default([]),
  ...venueFacts,
  /** Whether a property for sale can still be bought. */
  saleState: z.enum(SALE_STATES).default('available'),
  /** Asking price before it was reduced, as typed; '' when it was not. */
  priceBefore: optionalLine.default(''),
  /** ISO day on which it was reduced; null when it was not. */
  reducedOn: z.iso.date().nullable().default(null),
  /** Living area of a letting, in m²; null when unknown. */
  area: squareMetres,
  /** House on a property for sale, in m²; null when unknown. */
  houseSize: squareMetres,
  /** Land of a property for sale, in m²; null when unknown. */
  landSize: squareMetres,
  /** Built area of a property for sale, in m²; null when unknown. */
  builtArea: squareMetres,
  /** Plot of a property for sale, in m²; null when unknown. */
  plotSize: squareMetres,
  yearBuilt: z.int().min(1000).max(2100).nullable(),
  /** Required by law for sales and mid-term lettings; null when unknown. */
  energyRating: z.enum(ENERGY_RATINGS).nullable(),
  /** Local-lodging registration (RNAL) such as '12345/AL', required by law for holiday lettings; '' when none. */
  licenceNumber: optionalLine,

  /** Picture of the hero and of cards; a property without one cannot be published. */
  hero: pictureSchema.nullable(),
  gallery: gallerySchema,
  /** Drawings of the floors, as pictures. */
  floorPlans: gallerySchema.max(FLOOR_PLANS_MAX).default([]),
  /** Videos, tours and plans at other sites. */
  mediaLinks: mediaLinkList.default([]),
  amenities: amenitiesSchema,

  /** Summary for cards and search results. */
  description: optionalSummary,
  detailedDescription: optionalNarrative,
  /** Heading of the first narrative section; '' hides it. */
  propertySectionHeading: optionalLine,
  propertySectionContent: optionalNarrative,
  locationDescription: optionalNarrative,
  /** What staff confirmed; the page measures on the map what is missing. */
  distances: distanceList.default([]),
  /** Heading of the second narrative section; '' hides it. */
  additionalContentHeading: optionalLine,
  additionalContentText: optionalNarrative,
  /** Line above the quotation; '' hides it. */
  quoteHeading: optionalLine,
  quoteText: optionalSummary,

  /** Arrival hours, such as '16:00 - 08:00'; '' shows the default. */
  checkInTime: optionalLine,
  /** Departure hour, such as '11:00'; '' shows the default. */
  checkOutTime: optionalLine,
  /** For guests after a booking; never published. */
  checkInInstructions: optionalNarrative,
  /** Refundable deposit as typed, such as '€2,500 per booking'; '' for none. */
  securityDeposit: optionalLine,
  houseRules: lineList,
  /** Services within the price. */
  includedServices: lineList,
  /** Services at a cost, with their price. */
  addedCostServices: lineList,
  /** Features beyond amenities, such as 'Architect-designed'. */
  features: lineList,
  /** What guests wrote, entered by staff. */
  reviews: reviewList.default([]),
  /** Id of the team member whom visitors call; null names the office. */
  adviser: contentId.nullable().default(null),
  /** External booking page; null sends the primary button to /contact. */
  bookingLink: httpsUrl.nullable(),
  /** Internal note on whom to call; never published. */
  contactInfo: optionalSummary,

  showOnRetreatsPage: z.boolean(),
  showOnEventsPage: z.boolean(),
  showOnProductionsPage: z.boolean(),

  createdAt: isoTime,
});

export type Property = z.infer<typeof propertySchema>;

/** The working copy of a property. */
export const workingPropertySchema = withRevision(propertySchema).extend({
  /** When it was archived; null otherwise. An archived property leaves the site when the change is published. */
  archivedAt: isoTime.nullable(),
});

export type WorkingProperty = z.infer<typeof workingPropertySchema>;

/** The fields that only staff see: published copies lack them. */
export const STAFF_ONLY_FIELDS = { checkInInstructions: true, contactInfo: true } as const;

/** A published property, which the build reads; without the fields for staff only. */
export const publishedPropertySchema = withRevision(propertySchema.omit(STAFF_ONLY_FIELDS)).extend({
  /** Time of the last publication. */
  publishedAt: isoTime,
  /** Since when it is on the site, anew after it left; null in copies of before this was stored. */
  firstPublishedAt: isoTime.nullable().default(null),
  /** Revision of the site at publication (docs/decisions/0080); 0 for seeded content. */
  publishedRev: siteRevision,
});

export type PublishedProperty = z.infer<typeof publishedPropertySchema>;

/** When a property was new to visitors; that of its first draft where the time of its first publication is unknown. */
export function firstPublication({
  firstPublishedAt,
  createdAt,
}: Pick<PublishedProperty, 'firstPublishedAt' | 'createdAt'>): string {
  return firstPublishedAt ?? createdAt;
}
