import type { AMENITY_CATALOGUE, AmenityCategory } from './catalogue.ts';

export type CatalogueAmenity = (typeof AMENITY_CATALOGUE)[AmenityCategory][number];

/** Icon name of each amenity of the catalogue. */
export const AMENITY_ICONS: Record<CatalogueAmenity, string> = {
  WiFi: 'wifi',
  Kitchen: 'chef-hat',
  'Air Conditioning': 'snowflake',
  Heating: 'heater',
  Parking: 'square-parking',
  TV: 'tv',
  'Sound System': 'speaker',
  Games: 'dices',
  Books: 'book-open',
  Pool: 'waves',
  Garden: 'flower-2',
  Terrace: 'sun',
  BBQ: 'flame',
  'Outdoor Dining': 'utensils',
  Spa: 'bath',
  Gym: 'dumbbell',
  Sauna: 'thermometer',
  'Yoga Space': 'flower',
};
