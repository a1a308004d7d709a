import * as z from 'zod';
import { publishTargetsSchema } from './publication.ts';
import { moment } from '#domain/text/text-fields.ts';

/** scheduledPublications/{id}: documents to publish at a moment, as they were when that was decided. */
export const scheduledPublicationSchema = z.strictObject({
  /** Id. */
  id: z.uuid(),
  /** What. */
  targets: publishTargetsSchema,
  /** Titles of the targets. */
  titles: z.array(z.string()),
  /** When. */
  at: moment,
  /** Whether it waits, was done, or was refused when its moment came. */
  state: z.enum(['waiting', 'done', 'refused']),
  /** Why it was refused, as a sentence; '' when it was not. */
  why: z.string(),
  /** Account that decided it. */
  uid: z.string(),
  /** Its address. */
  who: z.string(),
});

/** Documents to publish at a moment. */
export type ScheduledPublication = z.infer<typeof scheduledPublicationSchema>;
