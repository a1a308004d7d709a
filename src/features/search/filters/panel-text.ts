import { resultCount } from '#domain/search/text.ts';

/**
 * Text of the panel 'FILTER YOUR SEARCH', loaded with its code. Section 4 of the visitor specification gives the text
 * in capitals.
 */
export const PANEL_TEXT = {
  panel: 'FILTER YOUR SEARCH',
  location: 'Location',
  villaType: 'Type of Villa',
  /** What prices are compared by on each listing page (docs/decisions/0009-search.md). */
  price: {
    rental: 'Price per night',
    mid_term_rental: 'Price per night',
    retreat: 'Price per night',
    event: 'Price per day',
    production: 'Price per day',
    real_estate: 'Price',
  },
  anyPrice: 'Any price',
  minBedrooms: 'Min Bedrooms',
  maxBedrooms: 'Max Bedrooms',
  doubles: 'Bedrooms with a double bed',
  guests: 'Guests',
  showResults: 'SHOW RESULTS',
  showProperties: (count: number | null) => (count === null ? 'Show properties' : `Show ${resultCount(count)}`),
  clearSelection: 'CLEAR SELECTION',
  close: 'Close',
  chooseArrival: 'Choose the day of your arrival.',
  chooseDeparture: 'Now choose the day of your departure.',
  clearDates: 'Clear dates',
} as const;
