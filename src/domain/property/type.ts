import { shownSaleState, type SaleState } from './sale/sale-states.ts';

/** Types of properties (visitor specification, section 3). */
export const PROPERTY_TYPES = [
  'rental',
  'mid_term_rental',
  'long_term_rental',
  'real_estate',
  'event',
  'retreat',
  'production',
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Types of listing pages; long-term rentals share the mid-term page (visitor specification, section 7). */
export const PAGE_TYPES = ['rental', 'real_estate', 'mid_term_rental', 'event', 'retreat', 'production'] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** Types of properties that are hired for an occasion, by the day. */
export const VENUE_TYPES = ['event', 'retreat', 'production'] as const satisfies readonly PropertyType[];

export type VenueType = (typeof VENUE_TYPES)[number];

/** The type of a venue; null for a letting or a property for sale. */
export function venueTypeOf(type: PropertyType): VenueType | null {
  return VENUE_TYPES.find((venue) => venue === type) ?? null;
}

/** Whether a property is hired by the day, until its last day; guests of the others, retreats too, stay for nights. */
export function isHiredByTheDay(type: PropertyType): boolean {
  return type === 'event' || type === 'production';
}

/** The fields that decide on which listing pages a property is. */
export interface PageMembership {
  type: PropertyType;
  showOnRetreatsPage: boolean;
  showOnEventsPage: boolean;
  showOnProductionsPage: boolean;
}

/** Whether a property is on a listing page (visitor specification, section 7, call 1). */
export function belongsToPage(property: PageMembership, page: PageType): boolean {
  switch (page) {
    case 'retreat':
      return property.type === 'retreat' || property.showOnRetreatsPage;
    case 'event':
      return property.type === 'event' || property.showOnEventsPage;
    case 'production':
      return property.type === 'production' || property.showOnProductionsPage;
    case 'mid_term_rental':
      return property.type === 'mid_term_rental' || property.type === 'long_term_rental';
    default:
      return property.type === page;
  }
}

/** The badge on a card (visitor specification, section 2); of a property for sale also whether it is reserved or sold. */
export function propertyBadge(type: PropertyType, saleState: SaleState = 'available'): string {
  const shownState = shownSaleState({ type, saleState });
  if (shownState !== 'available') return shownState.toUpperCase();
  if (type === 'real_estate') return 'FOR SALE';
  if (type === 'long_term_rental' || type === 'mid_term_rental') return 'MID-TERM RENTAL';
  return type.toUpperCase().replaceAll('_', ' ');
}
