// No zod: the admin form and quick filters share these with the schema.

/** Groups of amenities, in the order in which a property page shows them. */
export const AMENITY_CATEGORIES = ['essentials', 'entertainment', 'outdoor', 'wellness'] as const;

export type AmenityCategory = (typeof AMENITY_CATEGORIES)[number];

/** The amenities an editor can tick, by category (admin specification, section 3). */
export const AMENITY_CATALOGUE = {
  essentials: ['WiFi', 'Kitchen', 'Air Conditioning', 'Heating', 'Parking'],
  entertainment: ['TV', 'Sound System', 'Games', 'Books'],
  outdoor: ['Pool', 'Garden', 'Terrace', 'BBQ', 'Outdoor Dining'],
  wellness: ['Spa', 'Gym', 'Sauna', 'Yoga Space'],
} as const satisfies Record<AmenityCategory, readonly string[]>;
