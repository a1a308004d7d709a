import { EDITORS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { bulkFilesSchema } from './media.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { photoPlaceSchema, photoReportLineSchema } from '#domain/media/photo-report.ts';
import { pictureSchema } from '#domain/media/picture.ts';

const BODY_BYTES = 64 * 1024;
const rev = z.int().min(1);

/** The pictures of one property. */
export const propertyPhotosApi = defineApi({
  'GET /api/admin/property-photos': {
    summary: 'Lists the properties to choose one whose pictures are to be changed.',
    access: EDITORS,
    response: z.strictObject({
      /** Ordered by title. */
      properties: z.array(
        z.strictObject({
          id: z.uuid(),
          title: z.string(),
        }),
      ),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/property-photos/{id}': {
    summary: 'Runs the image quality checks of a property.',
    access: EDITORS,
    params: { id: z.uuid() },
    response: z.strictObject({
      /** Revision of the checked working copy. */
      rev,
      title: z.string(),
      /** One line per picture: the hero, then the gallery. */
      lines: z.array(photoReportLineSchema),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'PATCH /api/admin/property-photos/{id}': {
    summary: 'Changes the alt texts of a property’s pictures.',
    access: EDITORS,
    params: { id: z.uuid() },
    body: {
      schema: z.strictObject({
        /** Revision that the editor saw. */
        rev,
        /** New alt texts by position. */
        words: z
          .array(
            z.strictObject({
              place: photoPlaceSchema,
              /** The picture at this position when the text was written. */
              pictureId: pictureSchema.shape.id,
              alt: pictureSchema.shape.alt,
            }),
          )
          .min(1)
          .max(GALLERY_MAX + 1),
      }),
      maxBytes: BODY_BYTES,
    },
    response: z.strictObject({
      /** New revision of the working copy. */
      rev,
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'PUT /api/admin/property-photos/{id}': {
    summary: 'Replaces hero and gallery of a property by uploads, all in one step or not at all.',
    access: EDITORS,
    params: { id: z.uuid() },
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
      /** New revision of the working copy. */
      rev,
      /** Number of pictures of the property. */
      successCount: z.int().min(1),
      /** Rejected files, as 'name: reason'. */
      errors: z.array(z.string()),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
