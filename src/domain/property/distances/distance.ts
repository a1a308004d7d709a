import * as z from 'zod';
import { optionalLine } from '#domain/text/text-fields.ts';
import { DISTANCE_KINDS } from './distance-kinds.ts';
import { DISTANCE_BOUNDS, DISTANCES_MAX } from './limits.ts';

const { kilometres, minutes } = DISTANCE_BOUNDS;

/** A distance that somebody of the staff has confirmed. */
export const distanceSchema = z.strictObject({
  kind: z.enum(DISTANCE_KINDS),
  /** Name of the beach, village or airport; '' for the nearest one without a name. */
  name: optionalLine,
  /** By road or path, as one goes there. */
  kilometres: z.number().min(kilometres.min).max(kilometres.max),
  /** Minutes by car as somebody drove them; null when nobody has: they are never calculated. */
  minutes: z.int().min(minutes.min).max(minutes.max).nullable(),
});

export type Distance = z.infer<typeof distanceSchema>;

/** The distances of a property in the order of the page; empty when none is confirmed. */
export const distanceList = z.array(distanceSchema).max(DISTANCES_MAX);
