import * as z from 'zod';
import { CHANGE_KINDS, contentKindSchema, documentId } from './publication.ts';
import { isoTime } from '#domain/text/text-fields.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** A document whose working copy differs from the published one. */
export const pendingChangeSchema = z.strictObject({
  kind: contentKindSchema,
  id: documentId,
  /** Title or name of the document. */
  title: z.string(),
  /** What publishing would do. */
  change: z.enum(CHANGE_KINDS),
  /** Revision of the working copy; 0 for a deleted one. */
  rev: z.int().min(0),
  /** Revision of the published copy; 0 for none. */
  publishedRev: z.int().min(0),
  /** Fields that would change for visitors; empty for a new or removed document. */
  fields: z.array(z.string()),
  /** Who unpublished the document and when, '' and null when unknown; null for a document that was not unpublished. */
  unpublished: z.strictObject({ at: isoTime.nullable(), who: z.string() }).nullable(),
  /** Missing fields without which it cannot be published. */
  unlawful: z.array(z.string()),
});

/** What publishing a document would change for visitors. */
export const changeDetailSchema = z.strictObject({
  /** Published values of the fields that differ; null for an unpublished document. */
  before: values,
  /** Their values after publishing; null when the document would be removed. */
  after: values,
});

export type PendingChange = z.infer<typeof pendingChangeSchema>;

export type ChangeDetail = z.infer<typeof changeDetailSchema>;
