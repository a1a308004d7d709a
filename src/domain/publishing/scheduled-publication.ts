import * as z from 'zod';
import { publishTargetsSchema } from './publication.ts';
import { isoTime } from '#domain/text/text-fields.ts';

/** scheduledPublications/{id}: documents to publish at a time, in the revisions of the request. */
export const scheduledPublicationSchema = z.strictObject({
  id: z.uuid(),
  targets: publishTargetsSchema,
  titles: z.array(z.string()),
  at: isoTime,
  /** Waiting, done, or rejected at its time. */
  state: z.enum(['waiting', 'done', 'refused']),
  /** Why it was rejected, as a sentence; '' otherwise. */
  why: z.string(),
  /** Account that scheduled it. */
  uid: z.string(),
  /** Email of the account; FORMER_COLLEAGUE after an erasure. */
  who: z.string(),
});

export type ScheduledPublication = z.infer<typeof scheduledPublicationSchema>;
