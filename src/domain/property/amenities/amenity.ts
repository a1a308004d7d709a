import * as z from 'zod';
import { AMENITY_CATEGORIES } from './catalogue.ts';
import { AMENITIES_MAX } from '#domain/property/limits.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

/** An amenity of a property; the array keeps the display order. */
export const amenitySchema = z.strictObject({
  category: z.enum(AMENITY_CATEGORIES),
  /** From the catalogue, or free text such as 'Padel court'. */
  name: requiredLine,
  /** Name of its icon in kebab case, such as 'wifi'; '' for none. */
  icon: z.string().regex(/^[a-z0-9-]{0,40}$/),
});

export type Amenity = z.infer<typeof amenitySchema>;

/** The amenities of a property, at most AMENITIES_MAX, in display order. */
export const amenitiesSchema = z.array(amenitySchema).max(AMENITIES_MAX);
