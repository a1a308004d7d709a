import * as z from 'zod';
import { AMENITY_CATEGORIES } from './catalogue.ts';
import { AMENITIES_MAX } from '#domain/property/limits.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

export { AMENITY_CATALOGUE, AMENITY_CATEGORIES, type AmenityCategory } from './catalogue.ts';

/** One amenity of a property; its place in the array is its order. */
export const amenitySchema = z.strictObject({
  /** The group it is shown under. */
  category: z.enum(AMENITY_CATEGORIES),
  /** From the catalogue, or free text such as 'Padel court'. */
  name: requiredLine,
  /** Name of the icon shown beside it, in kebab case, such as 'wifi'; '' for none. */
  icon: z.string().regex(/^[a-z0-9-]{0,40}$/),
});

/** One amenity of a property. */
export type Amenity = z.infer<typeof amenitySchema>;

/** A property's amenities in display order. */
export const amenitiesSchema = z.array(amenitySchema).max(AMENITIES_MAX);
