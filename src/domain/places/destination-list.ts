/** The fixed list of destinations in menu order (visitor specification, section 2). */
export const DESTINATION_SLUGS = [
  'alentejo',
  'algarve',
  'azores',
  'cascais-estoril',
  'comporta',
  'douro',
  'east-of-lisbon',
  'lisbon',
  'melides-west-coast',
  'sintra-guincho',
  'south-of-lisbon',
] as const;

/** The last part of the path of a destination page. */
export type DestinationSlug = (typeof DESTINATION_SLUGS)[number];

/** The three destinations shown large on the index (visitor specification, section 2). */
export const FEATURED_DESTINATIONS = ['comporta', 'lisbon', 'douro'] as const satisfies readonly DestinationSlug[];
