import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { libraryPictureSchema, pictureUseLineSchema } from '#domain/media/library-picture.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { httpsAddress } from '#domain/text/text-fields.ts';

const EDITORS = ['editor', 'admin'] as const;

/** Largest body of the library's own requests, in bytes: sixty files with long names. */
const BODY_BYTES = 32 * 1024;

const id = pictureSchema.shape.id;

/** Name of an upload, a word of its uploader's own making. */
export const uploadName = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);

/** The library of pictures; files themselves go to Storage, and their results are documents (upload-result.ts). */
export const mediaApi = defineApi({
  'POST /api/admin/uploads/from-address': {
    creates: 'body.upload',
    summary: 'Fetches a picture from a public https address into the uploads of the caller.',
    access: EDITORS,
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        /** Name of the upload, made by the caller: sent twice, it makes one upload. */
        upload: uploadName,
        /** Where the picture is. */
        address: httpsAddress,
        /** Team photographs have a lower limit of size. */
        kind: z.enum(['picture', 'team']).default('picture'),
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** Name of the upload, whose result tells what became of it. */
      upload: uploadName,
    }),
    errors: ['rate_limited', 'unavailable'],
  },
  'GET /api/admin/pictures': {
    summary: 'Lists the pictures of the library, newest first, with the documents that use them.',
    access: EDITORS,
    params: {},
    query: z.strictObject({
      /** Picture after which the page begins; absent for the first page. */
      after: id.optional(),
    }),
    body: null,
    response: z.strictObject({
      /** Pictures of this page. */
      pictures: z.array(libraryPictureSchema),
      /** What to ask the next page with; null on the last. */
      next: id.nullable(),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'PATCH /api/admin/pictures/{id}': {
    summary: "Changes the house's words for a picture.",
    access: EDITORS,
    params: { id },
    query: null,
    body: {
      schema: z.strictObject({
        /** What it shows. */
        alt: pictureSchema.shape.alt,
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** The picture as it is now. */
      picture: pictureSchema,
    }),
    errors: ['not_found', 'unavailable'],
  },
  'DELETE /api/admin/pictures/{id}': {
    summary: 'Removes a picture; one in use is refused with the list of its uses, unless it is forced.',
    access: EDITORS,
    params: { id },
    query: z.strictObject({
      /** 'true' takes it out of the working copies that use it; published pages show it until they are published again. */
      force: z.enum(['true', 'false']).default('false'),
    }),
    body: null,
    response: z.strictObject({
      /** Working copies it was taken out of. */
      takenOutOf: z.array(pictureUseLineSchema),
    }),
    errors: ['not_found', 'in_use', 'conflict', 'unavailable'],
  },
  'GET /api/admin/orphans': {
    summary: 'Lists the pictures that nothing uses, oldest first.',
    access: EDITORS,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** At most 500 of them. */
      orphans: z.array(
        z.strictObject({
          /** The picture. */
          picture: pictureSchema,
          /** File name as its uploader knew it. */
          name: z.string(),
          /** Since when nothing uses it. */
          unusedSince: z.iso.datetime(),
          /** Whether that is longer ago than the days it is kept. */
          removable: z.boolean(),
        }),
      ),
    }),
    errors: ['unavailable'],
  },
  'DELETE /api/admin/orphans': {
    summary: 'Removes the pictures that nothing has used for seven days, after looking through every document.',
    access: ['admin'],
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** The pictures removed. */
      removed: z.array(id),
    }),
    errors: ['unavailable'],
  },
});

/** One file of a bulk upload. */
export const bulkFileSchema = z.strictObject({
  /** File name as the editor knows it. */
  name: z.string().trim().min(1).max(SHORT_TEXT),
  /** Name of its upload. */
  upload: uploadName,
});

/** Files of a bulk upload: the first becomes the hero, the rest the gallery. */
export const bulkFilesSchema = z
  .array(bulkFileSchema)
  .min(1)
  .max(GALLERY_MAX + 1);
