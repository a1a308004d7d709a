import type { DestinationSlug } from '#domain/places/destination-list.ts';
import type { PageType, PropertyType } from '#domain/property/type.ts';

/** The paths of all fixed public pages. */
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

/** The path of the listing page of a type. */
export const LISTING_PATHS: Record<PageType, string> = {
  rental: PATHS.rentals,
  real_estate: PATHS.realEstate,
  mid_term_rental: PATHS.midTermRental,
  event: PATHS.events,
  retreat: PATHS.retreats,
  production: PATHS.productions,
};

/** The path of a page of a listing, counted from 1. */
export function listingPath(page: PageType, number = 1): string {
  return number === 1 ? LISTING_PATHS[page] : `${LISTING_PATHS[page]}/${number}`;
}

/** The path of a property's page. */
export function propertyPath(slug: string): string {
  return `/property/${slug}`;
}

/** The path of a destination's page. */
export function destinationPath(slug: DestinationSlug): string {
  return `/destinations/${slug}`;
}

/** The path of a team member's page. */
export function teamMemberPath(id: string): string {
  return `/team/${id}`;
}

/** The path of the back-link on a property page (visitor specification, section 2). */
export function backLinkPath(type: PropertyType): string {
  return type === 'long_term_rental' ? PATHS.midTermRental : LISTING_PATHS[type];
}

/** The page of the device's shortlist and of shared shortlists. */
export const SHORTLIST_PATH = '/shortlist';

/** The page behind the links in account emails. */
export const ACCOUNT_ACTION_PATH = '/auth/action';

/** The back office, which starts with its sign-in. */
export const ADMIN_PATH = '/admin';

/** Paths that Hosting does not serve from their own file: functions, pictures of the bucket, and the back office. */
export const SERVED_ELSEWHERE = /^\/(?:api|media|brochures|scout-sheets|admin)(?:\/|$)/;

/** The id of the organisation in structured data, to which other entries refer. */
export function organizationId(site: URL): string {
  return new URL('/#organization', site).href;
}
