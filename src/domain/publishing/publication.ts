import { ALL_KINDS } from '#domain/content/kinds.ts';
import * as z from 'zod';
import { PUBLISH_MAX } from './limits.ts';
import { moment } from '#domain/text/text-fields.ts';

/** Kind of content. */
export const contentKindSchema = z.enum(ALL_KINDS);

/** Id of a document of content: our own ids, UUIDs and addresses. */
export const documentId = z.string().regex(/^[\w-]{1,80}$/, { error: 'expected the id of a document' });

/** What publishing does to a published copy. */
export const CHANGE_KINDS = ['new', 'changed', 'removed'] as const;

/** What publishing does to a published copy. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A document to publish, as an editor saw it. */
export const publishTargetSchema = z.strictObject({
  /** Kind of content. */
  kind: contentKindSchema,
  /** Id. */
  id: documentId,
  /** Revision of the working copy that was seen; 0 when there is none any more. */
  rev: z.int().min(0),
});

/** Documents to publish in one step. */
export const publishTargetsSchema = z.array(publishTargetSchema).min(1).max(PUBLISH_MAX);

/** One published copy that a publication changed. */
export const publishedChangeSchema = z.strictObject({
  /** Kind of content. */
  kind: contentKindSchema,
  /** Id. */
  id: documentId,
  /** Revision of the published copy; 0 when it was removed. */
  rev: z.int().min(0),
  /** What was done to it. */
  change: z.enum(CHANGE_KINDS),
  /** What editors call it. */
  title: z.string(),
});

/**
 * publications/{revision in ten digits}: what one revision of the site changed, written in the step that raises
 * `requestedRevision`; a build finds by it what changed since another without reading all content.
 */
export const publicationSchema = z.strictObject({
  /** Revision of the site. */
  revision: z.int().min(1),
  /** When. */
  at: moment,
  /** Account that did it; null for the house's own jobs. */
  uid: z.string().nullable(),
  /** Its address; '' for the house's own jobs. */
  who: z.string(),
  /** What changed; empty when a build was asked for again. */
  changes: z.array(publishedChangeSchema),
});

/** A document to publish, as an editor saw it. */
export type PublishTarget = z.infer<typeof publishTargetSchema>;

/** One published copy that a publication changed. */
export type PublishedChange = z.infer<typeof publishedChangeSchema>;

/** What one revision of the site changed. */
export type Publication = z.infer<typeof publicationSchema>;
