import * as z from 'zod';
import { DESTINATION_SLUGS } from './destination-list.ts';
import { gallerySchema, pictureSchema } from '#domain/media/picture.ts';
import { lineList, orderIndex, requiredLine, requiredNarrative } from '#domain/text/text-fields.ts';

const icon = z.string().regex(/^[a-z0-9-]{0,40}$/);

/** A destination page (visitor specification, sections 2 and 3). */
export const destinationSchema = z.strictObject({
  /** Last part of the path; also the document id. */
  slug: z.enum(DESTINATION_SLUGS),
  name: requiredLine,
  /** Such as 'Lisbon Coast'. */
  region: requiredLine,
  /** Two sentences. */
  description: requiredNarrative,
  /** The 'about' text, paragraphs split by newlines. */
  longDescription: requiredNarrative,
  heroImage: pictureSchema,
  gallery: gallerySchema,
  /** At least four; the hero shows the first three. */
  highlights: lineList.min(4),
  /** Such as 'May to October'. */
  bestTime: requiredLine,
  climate: requiredLine,
  /** Number of people, as text. */
  population: requiredLine,
  keyAttractions: z
    .array(z.strictObject({ name: requiredLine, description: requiredNarrative, icon }))
    .min(3)
    .max(24),
  thingsToDo: z
    .array(z.strictObject({ category: requiredLine, activities: lineList.min(1), icon }))
    .min(2)
    .max(12),
  localCuisine: z
    .array(z.strictObject({ name: requiredLine, description: requiredNarrative }))
    .min(3)
    .max(24),
  travelTips: lineList.min(3),
  /** The 'when to visit' panel, one entry a season. */
  whenToVisit: z
    .array(z.strictObject({ season: requiredLine, description: requiredNarrative }))
    .min(2)
    .max(6),
  /** By slug, because some names contain '&'. */
  nearbyDestinations: z.array(z.enum(DESTINATION_SLUGS)).min(2).max(6),
  /** Text that the location of a listed property contains, such as 'Comporta'. */
  locationText: requiredLine,
  /** Property shown with the destination in the home slider; null for none. */
  suggestedPropertyId: z.uuid().nullable(),
  /** Position in lists, counted from 0. */
  orderIndex,
});

export type Destination = z.infer<typeof destinationSchema>;
