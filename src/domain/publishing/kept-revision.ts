import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { REVISIONS_KEPT } from './limits.ts';
import { changeDetailSchema } from './pending-change.ts';
import { moment } from '#domain/text/text-fields.ts';

/** One published revision of a document. */
export const keptRevisionSchema = z.strictObject({
  /** Revision of the document. */
  rev: revision,
  /** Revision of the site that brought it. */
  revision: z.int().min(1),
  /** When it was published. */
  at: moment,
  /** Address of the account that published it; '' for the house's own jobs. */
  who: z.string(),
});

/** publishedRevisions/{collection}~{id}: the last published revisions of a document, newest first; each is whole in `kept/{rev}`. */
export const revisionListSchema = z.strictObject({
  /** The revisions. */
  revisions: z.array(keptRevisionSchema).max(REVISIONS_KEPT),
  /** Who took the document off the site and when; left out while it is published. */
  unpublished: z
    .strictObject({
      /** When. */
      at: moment,
      /** Address of the account; '' for a scheduled job. */
      who: z.string(),
    })
    .optional(),
});

/** What was published of a document and is kept, and how it stands now. */
export const publishedHistorySchema = z.strictObject({
  /** What editors call it. */
  title: z.string(),
  /** Revision of the working copy; 0 when there is none any more. */
  rev: z.int().min(0),
  /** Revision of the published copy; 0 when visitors see nothing of it. */
  publishedRev: z.int().min(0),
  /** Whether publishing it now would change what visitors see. */
  ahead: z.boolean(),
  /** The published revisions, newest first, each with what it changed for visitors against the one before it. */
  revisions: z.array(keptRevisionSchema.extend({ changed: changeDetailSchema })).max(REVISIONS_KEPT),
});

/** What was published of a document and is kept, and how it stands now. */
export type PublishedHistory = z.infer<typeof publishedHistorySchema>;

/** One published revision of a document. */
export type KeptRevision = z.infer<typeof keptRevisionSchema>;
