import * as z from 'zod';
import { pictureSchema } from '#domain/media/picture.ts';
import { contentId, link, orderIndex, requiredLine, requiredNarrative } from '#domain/text/text-fields.ts';

/** The link of a service without a button. */
export const NO_LINK = '#';

/** A section of the services page (both specifications, section 3). */
export const serviceSchema = z.strictObject({
  id: contentId,
  title: requiredLine,
  /** Paragraphs split by newlines. */
  description: requiredNarrative,
  /** Null shows the text alone. */
  image: pictureSchema.nullable(),
  /** Picture position; default 'right'. */
  imagePosition: z.enum(['left', 'right']),
  /** Background of the section; default 'white'. */
  backgroundColor: z.enum(['white', 'gray-50']),
  /** Text of the link; default 'READ MORE'. */
  ctaText: requiredLine,
  /** URL of the link; NO_LINK for none. */
  ctaLink: link,
  /** Position on the page, from 0. */
  orderIndex,
  /** False hides it from visitors. */
  isActive: z.boolean(),
});

export type Service = z.infer<typeof serviceSchema>;
