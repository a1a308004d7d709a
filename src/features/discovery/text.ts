import { countOf } from '#domain/text/count-of.ts';

/** Text of the files for machines. */
export const DISCOVERY_TEXT = {
  feedTitle: (brandName: string) => `${brandName}: new properties`,
  listings: 'Properties',
  count: (number: number) => countOf(number, 'property', 'properties'),
  destinations: 'Destinations',
  property: 'About us',
  services: 'Services',
  team: 'Team',
  contact: 'Contact',
  listProperty: 'For owners who list a property',
  details: 'Details',
  everyPage: 'Every page, with the date of its last change where it is known',
  newProperties: 'The newest properties as a feed',
  facts: 'Prices are in euros. A property page states price, facts, amenities and house rules in plain HTML.',
} as const;
