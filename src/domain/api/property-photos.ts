import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { bulkFilesSchema } from './media.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { photoPlaceSchema, photoReportLineSchema } from '#domain/media/photo-report.ts';
import { pictureSchema } from '#domain/media/picture.ts';

const EDITORS = ['editor', 'admin'] as const;
const BODY_BYTES = 64 * 1024;
const rev = z.int().min(1);

/** The pictures of one property. */
export const propertyPhotosApi = defineApi({
  'GET /api/admin/property-photos': {
    summary: 'Lists the properties to choose one whose pictures are to be changed.',
    access: EDITORS,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** All properties by title. */
      properties: z.array(
        z.strictObject({
          /** Its id. */
          id: z.uuid(),
          /** Its title. */
          title: z.string(),
        }),
      ),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/property-photos/{id}': {
    summary: "Gives the photo steward's report on a property.",
    access: EDITORS,
    params: { id: z.uuid() },
    query: null,
    body: null,
    response: z.strictObject({
      /** Revision of the working copy it is about. */
      rev,
      /** Title of the property. */
      title: z.string(),
      /** One line a picture: the hero, then the gallery. */
      lines: z.array(photoReportLineSchema),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'PATCH /api/admin/property-photos/{id}': {
    summary: 'Changes what a property says of its pictures.',
    access: EDITORS,
    params: { id: z.uuid() },
    query: null,
    body: {
      schema: z.strictObject({
        /** Revision the words were written for. */
        rev,
        /** New words by place. */
        words: z
          .array(
            z.strictObject({
              /** Where the picture stands. */
              place: photoPlaceSchema,
              /** The picture meant. */
              pictureId: pictureSchema.shape.id,
              /** What it shows. */
              alt: pictureSchema.shape.alt,
            }),
          )
          .min(1)
          .max(GALLERY_MAX + 1),
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** Revision of the working copy now. */
      rev,
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'PUT /api/admin/property-photos/{id}': {
    summary: 'Replaces hero and gallery of a property by uploads, all in one step or not at all.',
    access: EDITORS,
    params: { id: z.uuid() },
    query: null,
    body: {
      schema: z.strictObject({
        /** Revision that the editor saw. */
        rev,
        /** The uploads in order: the first becomes the hero, the rest the gallery. */
        files: bulkFilesSchema,
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** Revision of the working copy now. */
      rev,
      /** Pictures the property shows now. */
      successCount: z.int().min(1),
      /** Files that were refused, as 'name: reason'. */
      errors: z.array(z.string()),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
