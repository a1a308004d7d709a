import * as z from 'zod';
import { amenitiesSchema } from './amenities/amenity.ts';
import { withRevision } from '#domain/content/revision.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { ENERGY_RATINGS } from './energy-rating.ts';
import { gallerySchema, pictureSchema } from '#domain/media/picture.ts';
import { PROPERTY_SETTINGS } from './setting.ts';
import { PROPERTY_TYPES } from './type.ts';
import { siteRevision } from '#domain/publishing/published-marks.ts';
import { propertySlug } from './slug.ts';
import {
  httpsAddress,
  lineList,
  moment,
  optionalLine,
  optionalNarrative,
  optionalSummary,
  requiredLine,
} from '#domain/text/text-fields.ts';

export { ENERGY_RATINGS } from './energy-rating.ts';
export { PROPERTY_SETTINGS } from './setting.ts';

const squareMetres = z.int().min(1).max(10_000_000).nullable();
const euros = z.int().min(0).max(1_000_000_000);
const count = z.int().min(0).max(500);

/** A point on the map that somebody placed by hand. */
export const coordinatesSchema = z.strictObject({
  /** Degrees north. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east, negative in Portugal. */
  longitude: z.number().min(-180).max(180),
  /** True for the house itself, false when the point was moved to protect privacy. */
  exact: z.boolean(),
});

/** A property as editors write it and visitors see it. */
export const propertySchema = z.strictObject({
  /** UUID, versions 1 to 5. */
  id: z.uuid({ error: 'expected a UUID' }),
  /** Last part of the page's address; made from the title, unique among published properties. */
  slug: propertySlug,
  /** Name shown everywhere. */
  title: requiredLine,
  /** One line under the title; '' for none. */
  subtitle: optionalLine,
  /** Place as visitors read it, such as 'Carvalhal, Comporta'. */
  location: requiredLine,
  /** Destination page it belongs to; null for none. */
  destination: z.enum(DESTINATION_SLUGS).nullable(),
  /** Point placed by an editor; null leaves it to the gazetteer. */
  coordinates: coordinatesSchema.nullable(),
  /** Surroundings, for the 'Type of Villa' filter; null when unknown. */
  setting: z.enum(PROPERTY_SETTINGS).nullable(),
  /** What it is listed as. */
  type: z.enum(PROPERTY_TYPES),
  /** Short label on the card, such as 'Beachfront'; '' for none. */
  tag: optionalLine,

  /** Price as an admin typed it, such as 'from €1,250 per night'; '' when missing. */
  price: optionalLine,
  /** Whole euros parsed from `price` when it was written; 0 when it holds no number. */
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

  /** Guests it takes. */
  people: count,
  /** Rooms in all. */
  rooms: count,
  /** Bedrooms. */
  bedrooms: count,
  /** Bathrooms. */
  bathrooms: count,
  /** Living area of a letting, in m²; null when unknown. */
  area: squareMetres,
  /** House of a property for sale, in m²; null when unknown. */
  houseSize: squareMetres,
  /** Land of a property for sale, in m²; null when unknown. */
  landSize: squareMetres,
  /** Built area of a property for sale, in m²; null when unknown. */
  builtArea: squareMetres,
  /** Plot of a property for sale, in m²; null when unknown. */
  plotSize: squareMetres,
  /** Year of construction; null when unknown. */
  yearBuilt: z.int().min(1000).max(2100).nullable(),
  /** Energy class, required by law for sales and mid-term lettings; null when unknown. */
  energyRating: z.enum(ENERGY_RATINGS).nullable(),
  /** Local-lodging registration (RNAL) such as '12345/AL', required by law for holiday lettings; '' when none. */
  licenceNumber: optionalLine,

  /** Picture of the hero and of cards; null shows the brand's plate, and is not published. */
  hero: pictureSchema.nullable(),
  /** Pictures in display order. */
  gallery: gallerySchema,
  /** Amenities in display order. */
  amenities: amenitiesSchema,

  /** Summary for cards and search results. */
  description: optionalSummary,
  /** The story of the house. */
  detailedDescription: optionalNarrative,
  /** Heading of the first narrative section; '' hides it. */
  propertySectionHeading: optionalLine,
  /** Text of the first narrative section. */
  propertySectionContent: optionalNarrative,
  /** Text about the surroundings. */
  locationDescription: optionalNarrative,
  /** Heading of the second narrative section; '' hides it. */
  additionalContentHeading: optionalLine,
  /** Text of the second narrative section. */
  additionalContentText: optionalNarrative,
  /** Line above the quotation; '' hides it. */
  quoteHeading: optionalLine,
  /** The quotation. */
  quoteText: optionalSummary,

  /** Arrival hours, such as '16:00 - 08:00'; '' shows the default. */
  checkInTime: optionalLine,
  /** Departure hour, such as '11:00'; '' shows the default. */
  checkOutTime: optionalLine,
  /** How guests get in; never shown before a booking. */
  checkInInstructions: optionalNarrative,
  /** Refundable deposit as typed, such as '€2,500 per booking'; '' for none. */
  securityDeposit: optionalLine,
  /** Rules of the house, one a line. */
  houseRules: lineList,
  /** Services within the price. */
  includedServices: lineList,
  /** Services at a cost, with their price. */
  addedCostServices: lineList,
  /** Features beyond amenities, such as 'Architect-designed'. */
  features: lineList,
  /** External booking page; null sends the primary button to /contact. */
  bookingLink: httpsAddress.nullable(),
  /** Internal note on whom to call; never shown. */
  contactInfo: optionalSummary,

  /** Also list it on /retreats. */
  showOnRetreatsPage: z.boolean(),
  /** Also list it on /events. */
  showOnEventsPage: z.boolean(),
  /** Also list it on /productions. */
  showOnProductionsPage: z.boolean(),

  /** When it was added. */
  createdAt: moment,
});

/** A property as editors write it and visitors see it. */
export type Property = z.infer<typeof propertySchema>;

/** A property as its working copy is stored. */
export const workingPropertySchema = withRevision(propertySchema).extend({
  /** When it was put away; null while it is offered. An archived property leaves the site when that is published. */
  archivedAt: moment.nullable(),
});

/** A property as its working copy is stored. */
export type WorkingProperty = z.infer<typeof workingPropertySchema>;

/** A property as the site build reads it; what only staff may know is left out when it is published. */
export const publishedPropertySchema = withRevision(
  propertySchema.omit({ checkInInstructions: true, contactInfo: true }),
).extend({
  /** When this revision was published. */
  publishedAt: moment,
  /** Revision of the site that published it (docs/decisions/0080-marks-of-publishing.md); 0 for seeded content. */
  publishedRev: siteRevision,
});

/** A property as the site build reads it. */
export type PublishedProperty = z.infer<typeof publishedPropertySchema>;
