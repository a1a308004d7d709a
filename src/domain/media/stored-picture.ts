import * as z from 'zod';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { pictureSchema } from './picture.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** What the photo steward measured of a picture. */
export const pictureMeasuresSchema = z.strictObject({
  /** How sharp its edges are, from 0; below BLUR_BELOW it looks blurred. */
  sharpness: z.number().min(0),
  /** Perceptual hash, 64 bits in hexadecimal digits: pictures that look alike differ in few bits. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});

/** What the photo steward measured of a picture. */
export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;

/** pictures/{id} as read: one for every picture that was ever processed and not removed, named by its content. */
export const storedPictureSchema = z.strictObject({
  /** The picture; its words are the house's own for it, which a document may replace. */
  picture: pictureSchema,
  /** What the steward measured. */
  measures: pictureMeasuresSchema,
  /** File name as its uploader knew it; '' when unknown. */
  name: z.string().max(SHORT_TEXT),
  /** Type of the original by its own bytes. */
  type: z.string().max(40),
  /** Size of the original in bytes. */
  bytes: z.int().min(1),
  /** Version of the encoder settings its variants were made with. */
  settingsVersion: z.int().min(1),
  /** Account that uploaded it first; null for the sample content and for owners. */
  uploadedBy: z.string().nullable(),
  /** Submission it came with; null for the house's own. */
  submissionId: z.uuid().nullable(),
  /** When it arrived first. */
  uploadedAt: storedTime,
  /** Since when nothing uses it, as far as is known; null while something does. */
  unusedSince: storedTime.nullable(),
  /** When an editor removed it, so that the library hides it while published pages still show it; null otherwise. */
  removedAt: storedTime.nullable(),
  /** True while its files are being deleted: it can neither be used nor uploaded again until that is done. */
  leaving: z.boolean(),
});

/** A picture of the library. */
export type StoredPicture = z.output<typeof storedPictureSchema>;
