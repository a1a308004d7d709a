// Without the predicates, which run when the index is written: the browser needs only the list.

/** 'Categories: experience, special, location, amenity' (visitor specification, section 3). */
export type QuickFilterCategory = 'experience' | 'special' | 'location' | 'amenity';

/**
 * The quick filters in the order of the bar. The position of a filter is its bit in a row's mask: at most 31, in any order,
 * because each build writes list and index again.
 */
export const QUICK_FILTERS = [
  { id: 'for-you', label: 'For You', category: 'experience' },
  { id: 'daily-deals', label: 'Daily Deals', category: 'special' },
  { id: 'summer-spots', label: 'Summer Spots', category: 'special' },
  { id: 'ocean', label: 'Ocean', category: 'location' },
  { id: 'mountain', label: 'Mountain', category: 'location' },
  { id: 'forest', label: 'Forest', category: 'location' },
  { id: 'lake', label: 'Lake', category: 'location' },
  { id: 'urban', label: 'Urban', category: 'location' },
  { id: 'families', label: 'Families', category: 'experience' },
  { id: 'groups', label: 'Groups', category: 'experience' },
  { id: 'pet-friendly', label: 'Pet Friendly', category: 'experience' },
  { id: 'historic', label: 'Historic', category: 'experience' },
  { id: 'golf', label: 'Golf', category: 'experience' },
  { id: 'long-stays', label: 'Long Stays', category: 'special' },
  { id: 'pool', label: 'Pool', category: 'amenity' },
  { id: 'kitchen', label: 'Kitchen', category: 'amenity' },
  { id: 'parking', label: 'Parking', category: 'amenity' },
  { id: 'wifi', label: 'WiFi', category: 'amenity' },
  { id: 'gym', label: 'Gym', category: 'amenity' },
  { id: 'breakfast', label: 'Breakfast', category: 'amenity' },
  // Beyond the specification: what guests ask and nobody else answers.
  { id: 'ground-floor', label: 'Ground-Floor Bedroom', category: 'amenity' },
  { id: 'evening-sun', label: 'Evening Sun', category: 'amenity' },
  { id: 'step-free', label: 'Step-Free', category: 'amenity' },
  { id: 'wide-doors', label: 'Wide Doors', category: 'amenity' },
] as const satisfies readonly { id: string; label: string; category: QuickFilterCategory }[];

export type QuickFilterId = (typeof QUICK_FILTERS)[number]['id'];

/** Encodes the chosen quick filters as one number, one bit each. */
export function quickFilterSelection(chosen: readonly QuickFilterId[]): number {
  return QUICK_FILTERS.reduce((mask, { id }, bit) => (chosen.includes(id) ? mask | (1 << bit) : mask), 0);
}

/** Whether a row matches every chosen quick filter. */
export function matchesQuickFilters(row: { quickFilters: number }, selection: number): boolean {
  return (row.quickFilters & selection) === selection;
}
