import * as z from 'zod';
import { pictureSchema } from '#domain/media/picture.ts';
import { contentId, link, orderIndex, requiredLine, requiredNarrative } from '#domain/text/text-fields.ts';

/** The link of a service that leads nowhere: its button is left out. */
export const NO_LINK = '#';

/** A section of the services page (both specifications, section 3). */
export const serviceSchema = z.strictObject({
  /** Document id. */
  id: contentId,
  /** Heading. */
  title: requiredLine,
  /** Text under it, paragraphs split by newlines. */
  description: requiredNarrative,
  /** Picture beside the text; null shows the text alone. */
  image: pictureSchema.nullable(),
  /** Picture position; default 'right'. */
  imagePosition: z.enum(['left', 'right']),
  /** Background of the section; default 'white'. */
  backgroundColor: z.enum(['white', 'gray-50']),
  /** Words of the link; default 'READ MORE'. */
  ctaText: requiredLine,
  /** Link URL; NO_LINK when nowhere. */
  ctaLink: link,
  /** Position on the page, from 0. */
  orderIndex,
  /** False hides it from visitors. */
  isActive: z.boolean(),
});

/** A section of the services page. */
export type Service = z.infer<typeof serviceSchema>;
