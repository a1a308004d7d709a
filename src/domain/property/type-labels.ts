import type { PropertyType } from './type.ts';

/** Names of the types in the admin form and dashboard (admin specification, section 3). */
export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  rental: 'Vacation Rental',
  mid_term_rental: 'Mid-Term Rental',
  long_term_rental: 'Long-Term Rental',
  real_estate: 'Real Estate',
  event: 'Event Venue',
  retreat: 'Retreat Space',
  production: 'Production Location',
};
