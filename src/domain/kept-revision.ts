import * as z from 'zod';
import { revision } from './content-copies.ts';
import { REVISIONS_KEPT } from './limits.ts';
import { moment } from './text.ts';

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
});

/** One published revision of a document. */
export type KeptRevision = z.infer<typeof keptRevisionSchema>;
