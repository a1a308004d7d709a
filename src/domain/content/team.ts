import * as z from 'zod';
import { pictureSchema } from '#domain/media/picture.ts';
import { contentId, optionalLine, optionalNarrative, orderIndex, requiredLine } from '#domain/text/text-fields.ts';

/** A department of the team (both specifications, section 3). */
export const departmentSchema = z.strictObject({
  /** Document id. */
  id: contentId,
  /** Name; members refer to it. */
  name: requiredLine,
  /** What it does; '' for none. */
  description: optionalNarrative,
  /** Telephone of the contact block; '' for none. */
  phone: optionalLine,
  /** E-mail of the contact block; '' for none. */
  email: z.union([z.literal(''), z.email()]),
  /** Position in lists. */
  orderIndex,
});

/** A department of the team. */
export type Department = z.infer<typeof departmentSchema>;

/** A person of the team (both specifications, section 3). */
export const teamMemberSchema = z.strictObject({
  /** Document id and last part of the address. */
  id: contentId,
  /** Full name. */
  name: requiredLine,
  /** Job title. */
  title: requiredLine,
  /** Biography, paragraphs split by newlines; '' for none. */
  bio: optionalNarrative,
  /** Portrait; null shows the words alone. */
  photo: pictureSchema.nullable(),
  /** Telephone; '' hides the button. */
  phone: optionalLine,
  /** E-mail; '' hides the button. */
  email: z.union([z.literal(''), z.email()]),
  /** Name of the department. */
  department: requiredLine,
  /** True for the 'Our Founder' block. */
  isFeatured: z.boolean(),
  /** Position in lists. */
  orderIndex,
});

/** A person of the team. */
export type TeamMember = z.infer<typeof teamMemberSchema>;
