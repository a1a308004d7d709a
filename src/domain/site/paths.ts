import type { DestinationSlug } from '#domain/places/destination-list.ts';
import type { PageType, PropertyType } from '#domain/property/type.ts';

/** Every fixed public address of the site. */
export const PATHS = {
  home: '/',
  rentals: '/rentals',
  realEstate: '/real-estate',
  midTermRental: '/mid-term-rental',
  longTermRental: '/long-term-rental',
  events: '/events',
  retreats: '/retreats',
  productions: '/productions',
  destinations: '/destinations',
  services: '/services',
  team: '/our-team',
  contact: '/contact',
  listProperty: '/list-property',
  login: '/login',
  register: '/register',
  profile: '/profile',
  favorites: '/favorites',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  rentalTerms: '/rental-terms',
} as const;

/** Address of the listing page of a type. */
export const LISTING_PATHS: Record<PageType, string> = {
  rental: PATHS.rentals,
  real_estate: PATHS.realEstate,
  mid_term_rental: PATHS.midTermRental,
  event: PATHS.events,
  retreat: PATHS.retreats,
  production: PATHS.productions,
};

/** Address of a page of a listing, counted from 1. */
export function listingPath(page: PageType, number = 1): string {
  return number === 1 ? LISTING_PATHS[page] : `${LISTING_PATHS[page]}/${number}`;
}

/** Address of a property's page, by slug. */
export function propertyPath(slug: string): string {
  return `/property/${slug}`;
}

/** Address of a destination's page. */
export function destinationPath(slug: DestinationSlug): string {
  return `/destinations/${slug}`;
}

/** Address of a team member's page. */
export function teamMemberPath(id: string): string {
  return `/team/${id}`;
}

/** Where a property page's back-link leads (visitor specification, section 2). */
export function backLinkPath(type: PropertyType): string {
  return type === 'long_term_rental' ? PATHS.midTermRental : LISTING_PATHS[type];
}

/** Page of the shortlist on a device, and of shared ones. */
export const SHORTLIST_PATH = '/shortlist';

/** Page to which the links in letters about an account lead. */
export const ACCOUNT_ACTION_PATH = '/auth/action';

/** The back office, which begins with its sign-in. */
export const ADMIN_PATH = '/admin';
