export const PALETTE_TEXT = {
  label: 'Search or go to',
  placeholder: 'Property, place or page…',
  pages: 'Pages',
  properties: 'Properties',
  loading: 'Loading the properties...',
  failed: 'The properties could not be loaded.',
  tryAgain: 'Try again',
  empty: 'No results',
  newTab: 'opens in a new tab',
} as const;
