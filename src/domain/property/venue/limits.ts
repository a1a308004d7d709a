/** Smallest and largest figures of a venue. */
export const VENUE_BOUNDS = {
  /** Amperes a phase. */
  powerAmps: { min: 1, max: 5000 },
  /** Centimetres. */
  vehicleHeight: { min: 100, max: 2000 },
  /** Metres. */
  vehicleLength: { min: 2, max: 50 },
} as const;

/** Phases of an electric supply. */
export const POWER_PHASES = [1, 3] as const;

/** An hour such as '23:00', or nothing. */
export const CURFEW = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;
