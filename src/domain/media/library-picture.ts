import * as z from 'zod';
import { PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema } from './picture.ts';

/** A document that uses a picture, as editors are told of it. */
export const pictureUseLineSchema = z.strictObject({
  /** Collection of the document, which also tells a published copy from a working one. */
  collection: z.string(),
  /** Its id. */
  documentId: z.string(),
  /** What editors call it. */
  title: z.string(),
  /** Where in it: 'hero', 'gallery.3'. */
  places: z.array(z.string()),
});

/** A document that uses a picture, as editors are told of it. */
export type PictureUseLine = z.infer<typeof pictureUseLineSchema>;

/** A picture as the library shows it. */
export const libraryPictureSchema = z.strictObject({
  /** The picture with the house's words for it. */
  picture: pictureSchema,
  /** File name as its uploader knew it; '' when unknown. */
  name: z.string(),
  /** When it arrived first. */
  uploadedAt: z.iso.datetime(),
  /** Whether an owner sent it with a submission. */
  fromOwner: z.boolean(),
  /** What the steward found. */
  warnings: z.array(z.enum(PICTURE_WARNINGS)),
  /** The documents that use it. */
  uses: z.array(pictureUseLineSchema),
});

/** A picture as the library shows it. */
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
