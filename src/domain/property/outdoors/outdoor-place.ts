import * as z from 'zod';
import { requiredLine } from '#domain/text/text-fields.ts';

/** Most outdoor places of one property. */
export const OUTDOOR_PLACES_MAX = 12;

/** Most obstructions around one place. */
const OBSTRUCTIONS_MAX = 12;

/** A direction in whole degrees, clockwise from north. */
const direction = z.int().min(0).max(359);

/** A terrace, a garden or a pool. */
export const outdoorPlaceSchema = z.strictObject({
  /** Such as 'Pool terrace'. */
  name: requiredLine,
  /** Direction that it faces, with the house behind it; null when it is open to all sides, as on a roof. */
  bearing: direction.nullable(),
  /** What hides the sun beyond the house, such as a hill or trees. */
  obstructions: z
    .array(
      z.strictObject({
        /** First direction, clockwise. */
        from: direction,
        /** Last direction; below `from` when it crosses north. */
        to: direction,
        /** How high it rises, in degrees above the horizon; 90 hides the sun at any height. */
        height: z.int().min(1).max(90),
      }),
    )
    .max(OBSTRUCTIONS_MAX),
});

export type OutdoorPlace = z.infer<typeof outdoorPlaceSchema>;

/** The outdoor places of a property in the order of the page; empty when they are not described. */
export const outdoorPlaceList = z.array(outdoorPlaceSchema).max(OUTDOOR_PLACES_MAX);
