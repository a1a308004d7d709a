import { ALL_KINDS } from '#domain/content/kinds.ts';
import { documentIdOf } from '#domain/core/document-id.ts';
import * as z from 'zod';
import { PUBLISH_MAX } from './limits.ts';
import { isoTime } from '#domain/text/text-fields.ts';

/** Kind of content. */
export const contentKindSchema = z.enum(ALL_KINDS);

/** Id of a document of content: our own ids, UUIDs and slugs. */
export const documentId = documentIdOf(80);

/** What publishing does to a published copy. */
export const CHANGE_KINDS = ['new', 'changed', 'removed'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A document that was published, whatever its revision. */
export const publishedDocumentSchema = z.strictObject({ kind: contentKindSchema, id: documentId });

export type PublishedDocument = z.infer<typeof publishedDocumentSchema>;

/** A document to publish, with the revision that the editor saw. */
export const publishTargetSchema = z.strictObject({
  kind: contentKindSchema,
  id: documentId,
  /** Revision of the working copy; 0 for a deleted one. */
  rev: z.int().min(0),
});

/** Documents to publish in one transaction. */
export const publishTargetsSchema = z.array(publishTargetSchema).min(1).max(PUBLISH_MAX);

/** A published copy that a publication changed. */
export const publishedChangeSchema = z.strictObject({
  kind: contentKindSchema,
  id: documentId,
  /** Revision of the published copy; 0 when it was removed. */
  rev: z.int().min(0),
  change: z.enum(CHANGE_KINDS),
  /** Title or name of the document. */
  title: z.string(),
});

/**
 * publications/{revision in ten digits}: the changes of one revision of the site, written in the transaction that
 * increases `requestedRevision`; with them a build finds changes without reading all content.
 */
export const publicationSchema = z.strictObject({
  revision: z.int().min(1),
  at: isoTime,
  /** Account of the person; null for scheduled jobs. */
  uid: z.string().nullable(),
  /** Email of the account; '' for scheduled jobs, FORMER_COLLEAGUE after an erasure. */
  who: z.string(),
  /** Empty for a repeated request of a build. */
  changes: z.array(publishedChangeSchema),
});

export type PublishTarget = z.infer<typeof publishTargetSchema>;

export type PublishedChange = z.infer<typeof publishedChangeSchema>;

export type Publication = z.infer<typeof publicationSchema>;
