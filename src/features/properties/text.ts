import { REPLY_HOURS } from '#domain/enquiry/limits.ts';
import type { PageType } from '#domain/property/type.ts';
import { countOf } from '#domain/text/count-of.ts';

export interface ListingText {
  /** Small line above the heading. */
  label: string;
  /** Heading and title. */
  title: string;
  /** Sentence under the heading, and the page's description. */
  introduction: string;
}

export const LISTING_TEXT: Record<PageType, ListingText> = {
  rental: {
    label: 'By the night',
    title: 'Vacation Rentals',
    introduction: 'Houses by the sea, in the vineyards and in the old towns of Portugal, to rent by the night.',
  },
  real_estate: {
    label: 'For sale',
    title: 'Real Estate',
    introduction: 'Villas, estates and town houses for sale across Portugal, each visited by our team.',
  },
  mid_term_rental: {
    label: 'By the month',
    title: 'Mid-Term Rentals',
    introduction: 'Furnished houses and apartments for a season, a semester or a year.',
  },
  event: {
    label: 'To gather',
    title: 'Event Venues',
    introduction: 'Estates, terraces and halls for weddings, dinners and gatherings.',
  },
  retreat: {
    label: 'To withdraw',
    title: 'Retreat Spaces',
    introduction: 'Quiet houses with room to practise, to think and to rest together.',
  },
  production: {
    label: 'On location',
    title: 'Film & Production',
    introduction: 'Houses and landscapes that are ready for a crew, from a day to a season.',
  },
};

/** Other text of the listing pages. */
export const LISTING_PAGE_TEXT = {
  /** Title of a further page. */
  numbered: (title: string, page: number) => `${title}, page ${page}`,
  pictured: 'Pictured:',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  askUs: 'Tell us what you are looking for',
} as const;

/** Text of cards and of the property page. */
export const PROPERTY_TEXT = {
  facts: 'Facts',
  licence: (number: string) => `Licence (RNAL): ${number}`,
  gallery: 'Gallery',
  overview: 'Overview',
  amenities: 'Amenities',
  services: 'Services',
  sections: 'Sections of this page',
  enquire: 'Enquire',
  amenityCategories: {
    essentials: 'Essentials',
    entertainment: 'Entertainment',
    outdoor: 'Outdoor',
    wellness: 'Wellness',
  },
  features: 'Features',
  includedServices: 'Included services',
  addedCostServices: 'Services at added cost',
  houseRules: 'House rules',
  received: 'Arrival and departure',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  securityDeposit: 'Security deposit',
  ownersServices: 'A house here can be left in good hands: keys, garden, pool, guests and accounts.',
  ourServices: 'Our Services',
  similar: 'Similar Properties',
  price: 'Price',
  closing: (title: string) => `Ask us about ${title}`,
  closingText: `We know the house, and answer within ${REPLY_HOURS} hours.`,
} as const;

/** Text of a card; apart, because the search loads it and not the text of a property's page. */
export const CARD_TEXT = {
  people: (n: number) => countOf(n, 'guest'),
  bedrooms: (n: number) => countOf(n, 'bedroom'),
  bathrooms: (n: number) => countOf(n, 'bathroom'),
} as const;

/** Text of the gallery and of its full-screen viewer. */
export const GALLERY_TEXT = {
  previous: 'Previous picture',
  next: 'Next picture',
  autoScrollOn: 'Auto-Scroll On',
  autoScrollOff: 'Auto-Scroll Off',
  of: 'of',
  open: (number: number, count: number) => `Open picture ${number} of ${count}`,
  viewer: (title: string) => `Pictures of ${title}`,
  close: 'Close',
} as const;

export const LOCATION_TEXT = {
  heading: 'The location',
  map: (place: string, region: string) => `${place} on a map of ${region}`,
  regions: { portugal: 'Portugal', azores: 'the Azores', madeira: 'Madeira' },
  neighbourhood: (place: string, near: string) => `Map of ${place} and its surroundings${near && `, with ${near}`}`,
  airport: (name: string) => `${name} airport`,
  ocean: 'Atlantic Ocean',
  spain: 'SPAIN',
  source: 'Coast: GSHHG',
  place: 'Place',
  nearestPlace: 'Nearest place',
  nearestAirport: 'Nearest airport',
  lisbonAirport: 'Lisbon airport',
  note: 'Distances are in a straight line.',
  someNote: (measured: string) => `In a straight line: ${measured}. The other distances are by road.`,
  approximate: 'The point on the map is approximate.',
  kilometres: (n: number) => (n < 1 ? 'under 1\u00a0km' : `${n}\u00a0km`),
} as const;

export const NOT_FOUND_TEXT = {
  title: 'Page not found',
  text: 'The page may have moved, or the property is no longer offered.',
  propertyText: 'It may have been sold, let or renamed. See our other properties.',
  suggestion: 'Were you looking for this property?',
  destinationText: 'This destination does not exist. See the eleven parts of Portugal that we know well.',
  teamText: 'This page does not exist. See the rest of our team.',
  destinations: 'View All Destinations',
  team: 'Back to our team',
  speakToUs: 'Speak To Us',
} as const;
