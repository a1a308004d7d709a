import { PROPERTY_TYPE_LABELS } from '#domain/property/options.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** Text of search results and shared links. */
export const SEARCH_RESULT_TEXT = {
  destinations: 'Destinations',
  team: 'Our Team',
  destinationTitle: (name: string) => `${name}: houses and travel guide`,
  personTitle: (name: string, jobTitle: string) => `${name}, ${jobTitle}`,
  /** For a property without a description. */
  plainDescription: (type: PropertyType, location: string) => `${PROPERTY_TYPE_LABELS[type]} in ${location}.`,
  bedrooms: (n: number) => (n === 1 ? '1 bedroom' : `${n} bedrooms`),
  guests: (n: number) => (n === 1 ? '1 guest' : `${n} guests`),
} as const;
