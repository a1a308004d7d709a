/** Text while the map is loading; apart, because every listing page loads it and not the text of the map. */
export const LAZY_MAP_TEXT = {
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
} as const;
