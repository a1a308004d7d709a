import { EDITORS, ADMINS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { libraryPictureSchema, pictureUseLineSchema } from '#domain/media/library-picture.ts';
import { GALLERY_MAX, ORPHANS_AT_ONCE } from '#domain/media/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { httpsUrl } from '#domain/text/text-fields.ts';

/** Largest request body in bytes: sixty files with long names. */
const BODY_BYTES = 32 * 1024;

const id = pictureSchema.shape.id;

/** Name of an upload, made by the uploader. */
export const uploadName = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);

/** The picture library; files are uploaded to Storage, and their results are documents (upload-result.ts). */
export const mediaApi = defineApi({
  'POST /api/admin/uploads/from-address': {
    creates: 'body.upload',
    summary: 'Fetches a picture from a public https URL into the uploads of the caller.',
    access: EDITORS,
    body: {
      schema: z.strictObject({
        /** Name of the upload, made by the caller; the same request sent twice makes one upload. */
        upload: uploadName,
        address: httpsUrl,
        /** Team photographs have a lower size limit. */
        kind: z.enum(['picture', 'team']).default('picture'),
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** Name of the upload; its result is a document. */
      upload: uploadName,
    }),
    errors: ['rate_limited', 'unavailable'],
  },
  'GET /api/admin/pictures': {
    summary: 'Lists the pictures of the library, newest first, with the documents that use them.',
    access: EDITORS,
    query: z.strictObject({
      /** Last picture of the previous page; absent for the first page. */
      after: id.optional(),
    }),
    response: z.strictObject({
      pictures: z.array(libraryPictureSchema),
      /** `after` of the next page; null on the last one. */
      next: id.nullable(),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'PATCH /api/admin/pictures/{id}': {
    summary: "Changes the library's alt text of a picture.",
    access: EDITORS,
    params: { id },
    body: {
      schema: z.strictObject({
        alt: pictureSchema.shape.alt,
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({ picture: pictureSchema }),
    errors: ['not_found', 'unavailable'],
  },
  'DELETE /api/admin/pictures/{id}': {
    summary: 'Removes a picture; one in use is rejected with the list of its uses, unless it is forced.',
    access: EDITORS,
    params: { id },
    query: z.strictObject({
      /** 'true' removes it from the working copies that use it; published pages show it until they are published again. */
      force: z.enum(['true', 'false']).default('false'),
    }),
    response: z.strictObject({
      /** Working copies that used it. */
      takenOutOf: z.array(pictureUseLineSchema),
    }),
    errors: ['not_found', 'in_use', 'conflict', 'unavailable'],
  },
  'GET /api/admin/orphans': {
    summary: 'Lists the pictures that nothing uses, oldest first.',
    access: EDITORS,
    response: z.strictObject({
      /** At most 500. */
      orphans: z.array(
        z.strictObject({
          picture: pictureSchema,
          /** File name of the upload. */
          name: z.string(),
          unusedSince: z.iso.datetime(),
          /** Whether it has been unused longer than the retention period, and no release shows it. */
          removable: z.boolean(),
        }),
      ),
    }),
    errors: ['unavailable'],
  },
  'DELETE /api/admin/orphans': {
    summary: `Removes unused pictures before the night does, at most ${ORPHANS_AT_ONCE} at once; another request removes more.`,
    access: ADMINS,
    response: z.strictObject({
      /** Empty when no other is removable. */
      removed: z.array(id),
    }),
    errors: ['unavailable'],
  },
});

export const bulkFileSchema = z.strictObject({
  name: z.string().trim().min(1).max(SHORT_TEXT),
  upload: uploadName,
});

/** Files of a bulk upload: the first becomes the hero, the rest the gallery. */
export const bulkFilesSchema = z
  .array(bulkFileSchema)
  .min(1)
  .max(GALLERY_MAX + 1);
