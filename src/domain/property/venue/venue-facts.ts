import * as z from 'zod';
import { optionalLine, requiredLine } from '#domain/text/text-fields.ts';
import { CURFEW, POWER_PHASES, VENUE_BOUNDS } from './limits.ts';

const SPACES_MAX = 30;
const { powerAmps, vehicleHeight, vehicleLength } = VENUE_BOUNDS;
const people = z.int().min(1).max(10_000).nullable();

/** A room, a hall or a garden of a venue. */
export const venueSpaceSchema = z.strictObject({
  name: requiredLine,
  isOutdoors: z.boolean(),
  /** Guests at tables; null when unknown. */
  seated: people,
  /** Guests at a reception; null when unknown. */
  standing: people,
  /** In m²; null when unknown. */
  area: z.int().min(1).max(1_000_000).nullable(),
});

export type VenueSpace = z.infer<typeof venueSpaceSchema>;

/** What organisers of events, retreats and productions ask. */
export const venueFacts = {
  /** In the order of the page; empty when they are not described. */
  spaces: z.array(venueSpaceSchema).max(SPACES_MAX).default([]),
  /** Hour after which music outdoors must end, such as '23:00'; '' when there is none or it is unknown. */
  curfew: z.string().regex(CURFEW, { error: 'Please give the hour as 23:00' }).default(''),
  /** Electric current that can be drawn, in amperes a phase; null when unknown. */
  powerAmps: z.int().min(powerAmps.min).max(powerAmps.max).nullable().default(null),
  powerPhases: z.literal(POWER_PHASES).nullable().default(null),
  /** Clear height on the way in, in centimetres; null when unknown. */
  vehicleHeight: z.int().min(vehicleHeight.min).max(vehicleHeight.max).nullable().default(null),
  /** Longest vehicle that gets in, in metres; null when unknown. */
  vehicleLength: z.int().min(vehicleLength.min).max(vehicleLength.max).nullable().default(null),
  /** Where vehicles turn, such as 'a 12-metre lorry turns in the yard'; '' when unknown. */
  vehicleTurning: optionalLine.default(''),
  /** Permits that are needed and who asks for them; '' when unknown. */
  permits: optionalLine.default(''),
} as const;
