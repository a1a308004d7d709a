import * as z from 'zod';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { pictureSchema } from './picture.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** The measures of the image quality checks. */
export const pictureMeasuresSchema = z.strictObject({
  /** Sharpness of edges, from 0; below BLUR_BELOW a picture looks blurred. */
  sharpness: z.number().min(0),
  /** Perceptual hash, 64 bits in hexadecimal digits: similar pictures differ in few bits. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});

export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;

/** pictures/{id} as read: every processed picture that was not removed; the id is the content hash. */
export const storedPictureSchema = z.strictObject({
  /** The picture with the library's alt text and caption, which a document may replace. */
  picture: pictureSchema,
  measures: pictureMeasuresSchema,
  /** File name as its uploader knew it; '' when unknown. */
  name: z.string().max(SHORT_TEXT),
  /** Type of the original by its bytes. */
  type: z.string().max(40),
  /** Size of the original in bytes. */
  bytes: z.int().min(1),
  /** Version of the encoder settings of its variants. */
  settingsVersion: z.int().min(1),
  /** Account that uploaded it first; null for the sample content and for owners. */
  uploadedBy: z.string().nullable(),
  /** Submission of an owner's picture; null for others. */
  submissionId: z.uuid().nullable(),
  /** Whether content has ever used an owner's picture, which then no longer leaves with its submission; false for others. */
  usedByContent: z.boolean().default(false),
  uploadedAt: storedTime,
  /** When the last known use ended; null while it is used. */
  unusedSince: storedTime.nullable(),
  /** When an editor removed it; the library hides it while published pages still show it. Null otherwise. */
  removedAt: storedTime.nullable(),
  /** True while its files are being deleted; until then it can neither be used nor uploaded again. */
  leaving: z.boolean(),
});

export type StoredPicture = z.output<typeof storedPictureSchema>;

/** Whether editors may use a picture: the library still shows it, and its files stay. */
export function isInLibrary({ removedAt, leaving }: Pick<StoredPicture, 'removedAt' | 'leaving'>): boolean {
  return removedAt === null && !leaving;
}
