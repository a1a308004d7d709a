// No zod: filters and forms share these with the schema.
import type { PageType } from './type.ts';

/** Surroundings of a property, filtered by as 'Type of Villa' (visitor specification, section 9). */
export const PROPERTY_SETTINGS = ['beach', 'city', 'countryside', 'mountains'] as const;

export type PropertySetting = (typeof PROPERTY_SETTINGS)[number];

/** The texts of the filter panel: 'Villa types: All, Beach, City, Countryside, Mountains'. */
export const VILLA_TYPE_LABELS: Record<PropertySetting, string> = {
  beach: 'Beach',
  city: 'City',
  countryside: 'Countryside',
  mountains: 'Mountains',
};

/** Names of the types in menus and listing pages (visitor specification, section 2). */
export const PAGE_TYPE_LABELS: Record<PageType, string> = {
  rental: 'Vacation Rentals',
  real_estate: 'Real Estate',
  mid_term_rental: 'Mid-Term Rentals',
  event: 'Event Venues',
  retreat: 'Retreat Spaces',
  production: 'Film & Production',
};
