/** Words of the map's place in a listing. */
export const LISTING_MAP_WORDS = {
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
} as const;
