import * as z from 'zod';
import { CHANGE_KINDS, contentKindSchema, documentId } from './publication.ts';
import { moment } from '#domain/text/text-fields.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** A document that is different from what visitors see. */
export const pendingChangeSchema = z.strictObject({
  /** Kind of content. */
  kind: contentKindSchema,
  /** Id. */
  id: documentId,
  /** What editors call it. */
  title: z.string(),
  /** What publishing would do. */
  change: z.enum(CHANGE_KINDS),
  /** Revision of the working copy; 0 when there is none any more. */
  rev: z.int().min(0),
  /** Revision of the published copy; 0 when there is none yet. */
  publishedRev: z.int().min(0),
  /** Fields that visitors would see differently; empty for what is new or leaves. */
  fields: z.array(z.string()),
  /** Who took the document off the site and when, '' and null where that is not known; null for what nobody took off. */
  unpublished: z.strictObject({ at: moment.nullable(), who: z.string() }).nullable(),
  /** What is missing before it can be published, by field; empty when nothing. */
  unlawful: z.array(z.string()),
});

/** What publishing a document would change for visitors. */
export const changeDetailSchema = z.strictObject({
  /** The fields that differ as visitors see them; null when they see nothing of it yet. */
  before: values,
  /** The same fields as they would be; null when it would leave. */
  after: values,
});

/** A document that is different from what visitors see. */
export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** The fields of a document that differ for visitors, as they were and as they are. */
export type ChangeDetail = z.infer<typeof changeDetailSchema>;
