import * as z from 'zod';
import { EDITORS } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { publishedHistorySchema } from '#domain/publishing/kept-revision.ts';
import { changeDetailSchema, pendingChangeSchema } from '#domain/publishing/pending-change.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import {
  contentKindSchema,
  documentId,
  publicationSchema,
  publishTargetsSchema,
} from '#domain/publishing/publication.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { moment } from '#domain/text/text-fields.ts';

const EDITING = { access: EDITORS, params: {}, query: null, body: null } as const;
const SMALL = 64 * 1024;
const document = { kind: contentKindSchema, id: documentId };

/** Publishing: what is not yet live, taking it there, and going back. */
export const publishingApi = defineApi({
  'GET /api/admin/changes': {
    ...EDITING,
    summary: 'Lists what is different in the working copies from what visitors see.',
    response: z.strictObject({
      /** The changes, by kind and title. */
      changes: z.array(pendingChangeSchema),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/changes/{kind}/{id}': {
    ...EDITING,
    summary: 'Tells field by field what publishing a document would change for visitors.',
    params: document,
    response: changeDetailSchema,
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/publications': {
    creates: null,
    ...EDITING,
    summary: 'Publishes documents as they were seen, all or none; what the law lacks is named.',
    body: {
      schema: z.strictObject({
        /** Which, and at which revision. */
        targets: publishTargetsSchema,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** What was published; the revision is what to wait for. */
      publication: publicationSchema,
    }),
    errors: ['not_found', 'conflict', 'unlawful', 'not_published', 'in_use', 'unavailable'],
  },
  'POST /api/admin/unpublications': {
    creates: null,
    ...EDITING,
    summary: 'Takes documents off the site; their working copies stay.',
    body: {
      schema: z.strictObject({
        /** Which; `rev` is the revision of the published copy. */
        targets: publishTargetsSchema,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** What was taken off. */
      publication: publicationSchema,
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/discards': {
    creates: null,
    ...EDITING,
    summary: 'Takes a working copy back to what visitors see.',
    body: {
      schema: z.strictObject({
        ...document,
        /** Revision of the working copy that was seen; 0 when there is none any more. */
        rev: z.int().min(0),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** Revision of the working copy now. */
      rev: revision,
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'GET /api/admin/revisions/{kind}/{id}': {
    ...EDITING,
    summary: 'Tells which published revisions of a document are kept, newest first, and what each of them changed.',
    params: document,
    response: publishedHistorySchema,
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/revisions/{kind}/{id}/restore': {
    creates: null,
    ...EDITING,
    summary: 'Writes a published revision of a document into its working copy.',
    params: document,
    body: {
      schema: z.strictObject({
        /** The revision wanted. */
        wanted: revision,
        /** Revision of the working copy that was seen; 0 when there is none any more. */
        rev: z.int().min(0),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** Revision of the working copy now. */
      rev: revision,
      /** Pictures that are not in the library any more, and were left out. */
      lostPictures: z.int().min(0),
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'GET /api/admin/scheduled-publications': {
    ...EDITING,
    summary: 'Lists the publications that wait for their moment, and the latest ones that had it.',
    response: z.strictObject({
      /** The publications, the next one first. */
      scheduled: z.array(scheduledPublicationSchema),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/scheduled-publications': {
    creates: 'body.id',
    ...EDITING,
    summary: 'Publishes documents at a moment, as they are now.',
    body: {
      schema: z.strictObject({
        /** Its id, made by the caller: sent twice, it makes one. */
        id: scheduledPublicationSchema.shape.id,
        /** Which, and at which revision. */
        targets: publishTargetsSchema,
        /** When. */
        at: moment,
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** The publication that waits. */
      scheduled: scheduledPublicationSchema,
    }),
    errors: ['not_found', 'conflict', 'unlawful', 'not_published', 'in_use', 'unavailable'],
  },
  'DELETE /api/admin/scheduled-publications/{id}': {
    ...EDITING,
    summary: 'Calls off a publication that waits, or takes an old one from the list.',
    params: { id: z.uuid() },
    response: z.strictObject({}),
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/builds': {
    creates: null,
    ...EDITING,
    summary: 'Asks again for a build that has failed.',
    response: z.strictObject({
      /** What to wait for. */
      revision,
    }),
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/rollbacks': {
    creates: 'body.buildId',
    ...EDITING,
    summary: 'Puts an earlier release live again; what is published stays published and comes with the next build.',
    access: ['admin'],
    body: {
      schema: z.strictObject({
        /** Id of the build that brings it back, made by the caller: sent twice, it begins one. */
        buildId: z.uuid(),
        /** Release to bring back. */
        release: z.string().min(1).max(200),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** Build that brings it back. */
      buildId: z.uuid(),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/previews': {
    creates: 'body.id',
    ...EDITING,
    summary: 'Shows the draft of a property at an address that nobody can guess, for three days.',
    body: {
      schema: z.strictObject({
        /** Id of the preview, made by the caller, which nobody can guess: sent twice, it makes one. */
        id: previewSchema.shape.id,
        /** Property. */
        propertyId: z.uuid(),
      }),
      maxBytes: SMALL,
    },
    response: z.strictObject({
      /** The preview, which is being made. */
      preview: previewSchema,
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
