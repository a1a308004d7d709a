import * as z from 'zod';
import { pictureSchema } from '#domain/media/picture.ts';
import { contentId, orderIndex } from '#domain/text/text-fields.ts';

/** A slide of the home hero (admin specification, section 3). */
export const heroImageSchema = z.strictObject({
  id: contentId,
  image: pictureSchema,
  /** Position, from 1. */
  orderIndex,
  /** False hides it from visitors. */
  isActive: z.boolean(),
});

export type HeroImage = z.infer<typeof heroImageSchema>;

/** A property on the home page; only holiday rentals can be featured (admin specification, section 6). */
export const featuredPropertySchema = z.strictObject({
  id: contentId,
  propertyId: z.uuid(),
  /** Position, from 1. */
  orderIndex,
  /** False hides it from visitors. */
  isActive: z.boolean(),
});
