/** What our map credits for its lines (NOTICE.md). */
export const MAP_SOURCE = {
  attribution: 'Coasts and rivers: GSHHG, LGPL 3',
  attributionLink: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
} as const;
