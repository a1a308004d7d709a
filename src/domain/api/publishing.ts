import { EDITORS, STAFF_ROLES, ADMINS } from '#domain/staff/role.ts';
import { RECENT_ENTRIES } from '#domain/publishing/limits.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { publishedHistorySchema } from '#domain/publishing/kept-revision.ts';
import { changeDetailSchema, pendingChangeSchema } from '#domain/publishing/pending-change.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import {
  contentKindSchema,
  documentId,
  publicationSchema,
  publishedDocumentSchema,
  publishTargetsSchema,
} from '#domain/publishing/publication.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { isoTime } from '#domain/text/text-fields.ts';

const SMALL = 64 * 1024;
const document = { kind: contentKindSchema, id: documentId };

/** Publishing: pending changes, publications, earlier revisions, builds, rollbacks and previews. */
export const publishingApi = defineApi({
  'GET /api/admin/changes': {
    access: STAFF_ROLES,
    summary: 'Lists what is different in the working copies from what visitors see, unless nothing was changed.',
    query: z.strictObject({
      /** `seen` of the last response, separated by commas; absent to list the changes in any case. */
      seen: z
        .string()
        .regex(/^[0-9a-z-]{1,40}(,[0-9a-z-]{1,40})*$/)
        .max((RECENT_ENTRIES + 1) * 41)
        .optional(),
    }),
    response: z.strictObject({
      /** Ordered by kind and title; null when nothing was changed since `seen`. */
      changes: z.array(pendingChangeSchema).nullable(),
      /** Published documents whose published version visitors do not see yet, or not any more after a rollback. */
      unseen: z.array(publishedDocumentSchema),
      /** When the content was read, by the server's clock: what was made later is not in the answer. */
      at: isoTime,
      /** What the answer is based on: the live release, and the latest entries of the audit log on content. */
      seen: z.array(z.string()),
      /** Whether somebody else made one of those entries that the caller had not seen. */
      byOthers: z.boolean(),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/changes/{kind}/{id}': {
    access: EDITORS,
    summary: 'Lists field by field what publishing a document would change for visitors.',
    params: document,
    response: changeDetailSchema,
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/publications': {
    creates: null,
    access: EDITORS,
    summary:
      'Publishes documents in the revisions that the editor saw, all or none; missing required fields are listed.',
    body: {
      schema: z.strictObject({
        /** Documents and their revisions. */
        targets: publishTargetsSchema,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** The caller waits for the build of its revision. */
      publication: publicationSchema,
    }),
    errors: ['not_found', 'conflict', 'unlawful', 'not_published', 'in_use', 'payload_too_large', 'unavailable'],
  },
  'POST /api/admin/unpublications': {
    creates: null,
    access: EDITORS,
    summary: 'Takes documents off the site; their working copies stay.',
    body: {
      schema: z.strictObject({
        /** `rev` is the revision of the published copy. */
        targets: publishTargetsSchema,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      publication: publicationSchema,
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/discards': {
    creates: null,
    access: EDITORS,
    summary: 'Takes a working copy back to what visitors see.',
    body: {
      schema: z.strictObject({
        ...document,
        /** Revision of the working copy that the editor saw; 0 for a deleted one. */
        rev: z.int().min(0),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** New revision of the working copy. */
      rev: revision,
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'GET /api/admin/revisions/{kind}/{id}': {
    access: EDITORS,
    summary: 'Lists the stored published revisions of a document, newest first, and what each of them changed.',
    params: document,
    response: publishedHistorySchema,
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/revisions/{kind}/{id}/restore': {
    creates: null,
    access: EDITORS,
    summary: 'Writes a published revision of a document into its working copy.',
    params: document,
    body: {
      schema: z.strictObject({
        wanted: revision,
        /** Revision of the working copy that the editor saw; 0 for a deleted one. */
        rev: z.int().min(0),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** New revision of the working copy. */
      rev: revision,
      /** Number of pictures that are no longer in the library and were left out. */
      lostPictures: z.int().min(0),
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'GET /api/admin/scheduled-publications': {
    access: STAFF_ROLES,
    summary: 'Lists the scheduled publications and the latest ones that have run.',
    response: z.strictObject({
      /** The next one first. */
      scheduled: z.array(scheduledPublicationSchema),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/scheduled-publications': {
    creates: 'body.id',
    access: EDITORS,
    summary: 'Schedules the publication of documents as they are now.',
    body: {
      schema: z.strictObject({
        /** Made by the caller; the same request sent twice schedules one publication. */
        id: scheduledPublicationSchema.shape.id,
        /** Documents and their revisions. */
        targets: publishTargetsSchema,
        at: isoTime,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      scheduled: scheduledPublicationSchema,
    }),
    errors: ['not_found', 'conflict', 'unlawful', 'not_published', 'in_use', 'unavailable'],
  },
  'DELETE /api/admin/scheduled-publications/{id}': {
    access: EDITORS,
    summary: 'Cancels a scheduled publication, or removes an old one from the list.',
    params: { id: z.uuid() },
    query: z.strictObject({
      /** State that the editor saw; another one is a conflict. Absent to remove it in any state. */
      state: scheduledPublicationSchema.shape.state.optional(),
    }),
    response: z.strictObject({}),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/builds': {
    creates: null,
    access: EDITORS,
    summary: 'Requests a failed build again.',
    response: z.strictObject({
      /** Revision whose build the caller waits for. */
      revision,
    }),
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/rollbacks': {
    creates: 'body.buildId',
    summary: 'Deploys an earlier release again; published content stays published and is in the next build.',
    access: ADMINS,
    body: {
      schema: z.strictObject({
        /** Id of the rollback build, made by the caller; the same request sent twice starts one. */
        buildId: z.uuid(),
        release: z.string().min(1).max(200),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      buildId: z.uuid(),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/previews': {
    creates: 'body.id',
    access: EDITORS,
    summary: 'Creates a preview of a draft property at a URL that nobody can guess, for three days.',
    body: {
      schema: z.strictObject({
        /** Id of the preview, made by the caller and not guessable; the same request sent twice makes one preview. */
        id: previewSchema.shape.id,
        propertyId: z.uuid(),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      preview: previewSchema,
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
