// No zod: the form shares these with the schema.

/** What visitors ask the distance of, in the order of the page. */
export const DISTANCE_KINDS = ['beach', 'village', 'restaurant', 'shops', 'golf', 'train', 'airport', 'hospital'] as const;

export type DistanceKind = (typeof DISTANCE_KINDS)[number];

export const DISTANCE_LABELS: Readonly<Record<DistanceKind, string>> = {
  beach: 'Beach',
  village: 'Village or town',
  restaurant: 'Restaurant',
  shops: 'Shops',
  golf: 'Golf',
  train: 'Train station',
  airport: 'Airport',
  hospital: 'Hospital',
};
