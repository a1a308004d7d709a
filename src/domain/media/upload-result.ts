import * as z from 'zod';
import { PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema } from './picture.ts';
import { storedTime } from '#domain/core/stored-time.ts';

const whenFinished = {
  finishedAt: storedTime,
  /** When TTL deletes the document. */
  expiresAt: storedTime,
};

/** uploads/{uid}/results/{name} as read: the result of an upload; only its uploader may read it. */
export const uploadResultSchema = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('done'),
    picture: pictureSchema,
    warnings: z.array(z.enum(PICTURE_WARNINGS)),
    /** Whether the library already had it. */
    known: z.boolean(),
    ...whenFinished,
  }),
  z.strictObject({
    state: z.literal('refused'),
    /** The reason, as shown to the uploader. */
    message: z.string().min(1),
    ...whenFinished,
  }),
]);

export type UploadResult = z.output<typeof uploadResultSchema>;
