import * as z from 'zod';
import { optionalLine } from '#domain/text/text-fields.ts';
import { BATHS, BED_SIZES } from './bed-sizes.ts';
import { BEDROOMS_MAX, BEDS_MAX, FLOOR_BOUNDS } from './limits.ts';

/** A bedroom of a property. */
export const bedroomSchema = z.strictObject({
  /** Name, such as 'Garden room'; '' for its number in the list. */
  name: optionalLine,
  /** Floor, counted from the ground floor, which is 0. */
  floor: z.int().min(FLOOR_BOUNDS.min).max(FLOOR_BOUNDS.max),
  /** Number of beds by size, without the sizes that it has none of. */
  beds: z.partialRecord(z.enum(BED_SIZES), z.int().min(1).max(BEDS_MAX)),
  /** Null when unknown. */
  bath: z.enum(BATHS).nullable(),
  /** Whether it is reached from outside without a step. */
  isStepFree: z.boolean(),
});

export type Bedroom = z.infer<typeof bedroomSchema>;

/** The bedrooms of a property in the order of the page; empty when they are not described. */
export const bedroomList = z.array(bedroomSchema).max(BEDROOMS_MAX);
