import * as z from 'zod';

/** A height or width in centimetres; null while it is not measured. */
const centimetres = (max: number) => z.int().min(0).max(max).nullable().default(null);

/** What guests with a wheelchair or a bad knee ask, measured on the spot. */
export const accessMeasures = {
  /** Steps from where a car stops to the door; null while nobody has counted them. */
  entranceSteps: z.int().min(0).max(500).nullable().default(null),
  /** Width of the narrowest door on the way to a bedroom and its bathroom. */
  narrowestDoor: centimetres(300),
  /** Height of the lowest bed, with its mattress. */
  bedHeight: centimetres(150),
  /** Height of the step into the lowest shower. */
  showerStep: centimetres(100),
} as const;
