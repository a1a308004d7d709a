import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { REVISIONS_KEPT } from './limits.ts';
import { changeDetailSchema } from './pending-change.ts';
import { isoTime } from '#domain/text/text-fields.ts';

/** A published revision of a document. */
export const keptRevisionSchema = z.strictObject({
  /** Revision of the document. */
  rev: revision,
  /** Revision of the site at publication. */
  revision: z.int().min(1),
  at: isoTime,
  /** Email of the account that published it; '' for scheduled jobs, FORMER_COLLEAGUE after an erasure. */
  who: z.string(),
});

/** publishedRevisions/{collection}~{id}: the last published revisions of a document, newest first; `kept/{rev}` has the whole copies. */
export const revisionListSchema = z.strictObject({
  revisions: z.array(keptRevisionSchema).max(REVISIONS_KEPT),
  /** Who unpublished the document and when; absent while it is published. */
  unpublished: z
    .strictObject({
      at: isoTime,
      /** Email of the account, as above. */
      who: z.string(),
    })
    .optional(),
});

/** The stored published revisions of a document and its current state. */
export const publishedHistorySchema = z.strictObject({
  /** Title or name of the document. */
  title: z.string(),
  /** Revision of the working copy; 0 for a deleted one. */
  rev: z.int().min(0),
  /** Revision of the published copy; 0 for none. */
  publishedRev: z.int().min(0),
  /** Whether publishing it would change the site. */
  ahead: z.boolean(),
  /** Newest first, each with its changes against the previous one. */
  revisions: z.array(keptRevisionSchema.extend({ changed: changeDetailSchema })).max(REVISIONS_KEPT),
});

export type PublishedHistory = z.infer<typeof publishedHistorySchema>;

export type KeptRevision = z.infer<typeof keptRevisionSchema>;
