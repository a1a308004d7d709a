import * as z from 'zod';
import { PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema } from './picture.ts';

/** A document that uses a picture, as shown to editors. */
export const pictureUseLineSchema = z.strictObject({
  /** Collection of the document; it also distinguishes published and working copies. */
  collection: z.string(),
  documentId: z.string(),
  /** Title or name of the document. */
  title: z.string(),
  /** Fields with positions: 'hero', 'gallery.3'. */
  places: z.array(z.string()),
});

export type PictureUseLine = z.infer<typeof pictureUseLineSchema>;

/** A picture in the library. */
export const libraryPictureSchema = z.strictObject({
  /** The picture with the library's alt text and caption. */
  picture: pictureSchema,
  /** File name as its uploader knew it; '' when unknown. */
  name: z.string(),
  uploadedAt: z.iso.datetime(),
  /** Whether an owner sent it with a submission. */
  fromOwner: z.boolean(),
  warnings: z.array(z.enum(PICTURE_WARNINGS)),
  uses: z.array(pictureUseLineSchema),
});

export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
