import type { PageType } from '@site/domain/property-type';

/** Words of a listing page. */
export interface ListingWords {
  /** Heading and title. */
  title: string;
  /** Sentence under the heading, and the page's description. */
  introduction: string;
}

/** Headings of the listing pages. */
export const LISTING_WORDS: Record<PageType, ListingWords> = {
  rental: {
    title: 'Vacation Rentals',
    introduction: 'Houses by the sea, in the vineyards and in the old towns of Portugal, to rent by the night.',
  },
  real_estate: {
    title: 'Real Estate',
    introduction: 'Villas, estates and town houses for sale across Portugal, each visited by our team.',
  },
  mid_term_rental: {
    title: 'Mid-Term Rentals',
    introduction: 'Furnished houses and apartments for a season, a semester or a year.',
  },
  event: {
    title: 'Event Venues',
    introduction: 'Estates, terraces and halls for weddings, dinners and gatherings.',
  },
  retreat: {
    title: 'Retreat Spaces',
    introduction: 'Quiet houses with room to practise, to think and to rest together.',
  },
  production: {
    title: 'Film & Production',
    introduction: 'Houses and landscapes that are ready for a crew, from a day to a season.',
  },
};

/** Words of cards and of the property page. */
export const PROPERTY_WORDS = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  facts: 'Facts',
  gallery: 'Gallery',
  overview: 'Overview',
  amenities: 'Amenities',
  services: 'Services',
  amenityCategories: {
    essentials: 'Essentials',
    entertainment: 'Entertainment',
    outdoor: 'Outdoor',
    wellness: 'Wellness',
  },
  features: 'Features',
  theLocation: 'The location',
  includedServices: 'Included services',
  addedCostServices: 'Services at added cost',
  houseRules: 'House rules',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  securityDeposit: 'Security deposit',
  similar: 'Similar Properties',
  price: 'Price',
  people: (n: number) => (n === 1 ? '1 guest' : `${n} guests`),
  bedrooms: (n: number) => (n === 1 ? '1 bedroom' : `${n} bedrooms`),
  bathrooms: (n: number) => (n === 1 ? '1 bathroom' : `${n} bathrooms`),
} as const;
