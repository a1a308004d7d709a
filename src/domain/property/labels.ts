import type { PageType, PropertyType } from './type.ts';

/** What the admin form and dashboard call each type (admin specification, section 3). */
export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  rental: 'Vacation Rental',
  mid_term_rental: 'Mid-Term Rental',
  long_term_rental: 'Long-Term Rental',
  real_estate: 'Real Estate',
  event: 'Event Venue',
  retreat: 'Retreat Space',
  production: 'Production Location',
};

/** What menus and listing pages call each type (visitor specification, section 2). */
export const PAGE_TYPE_LABELS: Record<PageType, string> = {
  rental: 'Vacation Rentals',
  real_estate: 'Real Estate',
  mid_term_rental: 'Mid-Term Rentals',
  event: 'Event Venues',
  retreat: 'Retreat Spaces',
  production: 'Film & Production',
};
