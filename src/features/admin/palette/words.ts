/** Words of the command palette. */
export const PALETTE_WORDS = {
  label: 'Search or go to',
  placeholder: 'A house, a place, a page…',
  pages: 'Pages',
  properties: 'Properties',
  loading: 'Loading the properties...',
  empty: 'Nothing by that name.',
  newTab: 'opens in a new tab',
} as const;
