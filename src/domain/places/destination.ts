import * as z from 'zod';
import { DESTINATION_SLUGS } from './destination-list.ts';
import { gallerySchema, pictureSchema } from '#domain/media/picture.ts';
import { lineList, orderIndex, requiredLine, requiredNarrative } from '#domain/text/text-fields.ts';

const icon = z.string().regex(/^[a-z0-9-]{0,40}$/);

/** A destination page (visitor specification, sections 2 and 3). */
export const destinationSchema = z.strictObject({
  /** Last part of the address; also the document id. */
  slug: z.enum(DESTINATION_SLUGS),
  /** Name, such as 'Cascais & Estoril'. */
  name: requiredLine,
  /** Part of the country, such as 'Lisbon Coast'. */
  region: requiredLine,
  /** Short description (two sentences). */
  description: requiredNarrative,
  /** The 'about' text, paragraphs split by newlines. */
  longDescription: requiredNarrative,
  /** Picture of the hero and of cards. */
  heroImage: pictureSchema,
  /** Pictures of the overview in display order. */
  gallery: gallerySchema,
  /** What it is known for; the hero shows the first three. */
  highlights: lineList.min(4),
  /** When to come, such as 'May to October'. */
  bestTime: requiredLine,
  /** The weather in a sentence. */
  climate: requiredLine,
  /** Number of people, as text. */
  population: requiredLine,
  /** Sights, in display order. */
  keyAttractions: z
    .array(z.strictObject({ name: requiredLine, description: requiredNarrative, icon }))
    .min(3)
    .max(24),
  /** Activities by category, in display order. */
  thingsToDo: z
    .array(z.strictObject({ category: requiredLine, activities: lineList.min(1), icon }))
    .min(2)
    .max(12),
  /** Signature dishes, in display order. */
  localCuisine: z
    .array(z.strictObject({ name: requiredLine, description: requiredNarrative }))
    .min(3)
    .max(24),
  /** Insider tips, in display order. */
  travelTips: lineList.min(3),
  /** The 'when to visit' panel, one entry a season. */
  whenToVisit: z
    .array(z.strictObject({ season: requiredLine, description: requiredNarrative }))
    .min(2)
    .max(6),
  /** Neighbours, by slug: a name would not survive the '&' of some. */
  nearbyDestinations: z.array(z.enum(DESTINATION_SLUGS)).min(2).max(6),
  /** Text that the location of a property must contain to be listed here, such as 'Comporta'. */
  locationText: requiredLine,
  /** Property shown with it in the home slider; null for none. */
  suggestedPropertyId: z.uuid().nullable(),
  /** Position in lists. */
  orderIndex,
});

/** A destination page. */
export type Destination = z.infer<typeof destinationSchema>;
