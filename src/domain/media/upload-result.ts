import * as z from 'zod';
import { PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema } from './picture.ts';
import { storedTime } from '#domain/core/stored-time.ts';

const whenFinished = {
  /** When processing ended. */
  finishedAt: storedTime,
  /** When the document is deleted by TTL. */
  expiresAt: storedTime,
};

/** uploads/{uid}/results/{name} as read: what became of an upload; its uploader alone may read it. */
export const uploadResultSchema = z.discriminatedUnion('state', [
  z.strictObject({
    /** The picture is in the library. */
    state: z.literal('done'),
    /** The picture. */
    picture: pictureSchema,
    /** What the steward found. */
    warnings: z.array(z.enum(PICTURE_WARNINGS)),
    /** Whether the library had it already. */
    known: z.boolean(),
    ...whenFinished,
  }),
  z.strictObject({
    /** The file was refused. */
    state: z.literal('refused'),
    /** Why, in the words for its uploader. */
    message: z.string().min(1),
    ...whenFinished,
  }),
]);

/** What became of an upload. */
export type UploadResult = z.output<typeof uploadResultSchema>;
