import { ADMIN_PATH, PATHS } from '#domain/site/paths.ts';
import { countOf } from '#domain/text/count-of.ts';

export interface MenuLink {
  label: string;
  href: string;
}

/** The header's Rentals menu (visitor specification, section 2). */
export const RENTALS_MENU: readonly MenuLink[] = [
  { label: 'Vacation Rentals', href: PATHS.rentals },
  { label: 'Mid-Term Rentals', href: PATHS.midTermRental },
  { label: 'Event Venues', href: PATHS.events },
  { label: 'Retreat Spaces', href: PATHS.retreats },
  { label: 'Film & Production', href: PATHS.productions },
];

/** The last link of the Destinations menu. */
export const ALL_DESTINATIONS: MenuLink = { label: 'View All Destinations', href: PATHS.destinations };

export const ABOUT_MENU: readonly MenuLink[] = [
  { label: 'Our Services', href: PATHS.services },
  { label: 'Our Team', href: PATHS.team },
];

export const CONTACT_MENU: readonly MenuLink[] = [
  { label: 'Speak To Us', href: PATHS.contact },
  { label: 'List With Us', href: PATHS.listProperty },
];

/** The header's other links, as the footer repeats them. */
export const ACCOUNT_LINKS: readonly MenuLink[] = [
  { label: 'Sign In / Register', href: PATHS.login },
  { label: 'Favorite Properties', href: PATHS.favorites },
  { label: 'Account Settings', href: PATHS.profile },
];

export const LEGAL_LINKS: readonly MenuLink[] = [
  { label: 'Terms of Use', href: PATHS.terms },
  { label: 'Privacy Policy', href: PATHS.privacyPolicy },
  { label: 'Rental Terms', href: PATHS.rentalTerms },
];

/** The footer's link to the back office. */
export const STAFF_LINK: MenuLink = { label: 'Staff', href: ADMIN_PATH };

/** Text of the layout. */
export const SHELL_TEXT = {
  skipToContent: 'Skip to content',
  admin: 'Admin',
  mainMenu: 'Main menu',
  mobileMenu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  myFavorites: 'My Favorites',
  rentals: 'Rentals',
  realEstate: 'Real Estate',
  destinations: 'Destinations',
  aboutUs: 'About Us',
  contact: 'Contact',
  home: 'Home',
  signIn: 'Sign In / Register',
  favorites: 'Favorite Properties',
  stayAndBuy: 'Stay and buy',
  theProperty: 'About us',
  account: 'Your account',
  follow: 'Follow us',
  newsletter: 'Letters from the coast',
  newsletterIntroduction: 'Our newsletter brings you new houses and newly available weeks, a few times a year.',
  complaintsBook: 'Complaints book',
  // 'Lda.' brings its own full stop.
  copyright: (year: number, company: string) => `© ${year} ${company.replace(/\.$/, '')}.`,
  reviews: (count: number, source: string) => `out of 5, from ${countOf(count, 'review')} on ${source}`,
} as const;
