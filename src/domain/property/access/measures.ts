import * as z from 'zod';
import { ACCESS_BOUNDS } from './limits.ts';

/** A whole number; null while it is not measured. */
const measured = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().min(min).max(max).nullable().default(null);

/** What guests with a wheelchair or a bad knee ask, measured on the spot; lengths in centimetres. */
export const accessMeasures = {
  /** Steps from where a car stops to the door; null while nobody has counted them. */
  entranceSteps: measured(ACCESS_BOUNDS.entranceSteps),
  /** Width of the narrowest door on the way to a bedroom and its bathroom. */
  narrowestDoor: measured(ACCESS_BOUNDS.narrowestDoor),
  /** Height of the lowest bed, with its mattress. */
  bedHeight: measured(ACCESS_BOUNDS.bedHeight),
  /** Height of the step into the lowest shower. */
  showerStep: measured(ACCESS_BOUNDS.showerStep),
} as const;
