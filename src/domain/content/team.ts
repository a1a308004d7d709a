import * as z from 'zod';
import { pictureSchema } from '#domain/media/picture.ts';
import { contentId, optionalLine, optionalNarrative, orderIndex, requiredLine } from '#domain/text/text-fields.ts';

/** A department of the team (both specifications, section 3). */
export const departmentSchema = z.strictObject({
  id: contentId,
  /** Members refer to it. */
  name: requiredLine,
  /** '' for none. */
  description: optionalNarrative,
  /** Phone of the contact block; '' for none. */
  phone: optionalLine,
  /** Email of the contact block; '' for none. */
  email: z.union([z.literal(''), z.email()]),
  /** Position in lists. */
  orderIndex,
});

export type Department = z.infer<typeof departmentSchema>;

/** A team member (both specifications, section 3). */
export const teamMemberSchema = z.strictObject({
  /** Document id and last part of the page's path. */
  id: contentId,
  name: requiredLine,
  /** Job title. */
  title: requiredLine,
  /** Biography, paragraphs split by newlines; '' for none. */
  bio: optionalNarrative,
  /** Portrait; null shows the text alone. */
  photo: pictureSchema.nullable(),
  /** Phone; '' hides the button. */
  phone: optionalLine,
  /** Number with WhatsApp in international form; '' hides the button. */
  whatsApp: optionalLine.default(''),
  /** Email; '' hides the button. */
  email: z.union([z.literal(''), z.email()]),
  /** Name of the department. */
  department: requiredLine,
  /** True for the 'Our Founder' block. */
  isFeatured: z.boolean(),
  /** Position in lists. */
  orderIndex,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
