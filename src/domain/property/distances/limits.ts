/** Most distances of one property. */
export const DISTANCES_MAX = 20;

/** Smallest and largest distance and drive. */
export const DISTANCE_BOUNDS = {
  kilometres: { min: 0, max: 500 },
  minutes: { min: 1, max: 600 },
} as const;
