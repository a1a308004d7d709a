import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type * as z from 'zod';
import { picturePath } from '../firestore-paths.ts';
import type { ContentTransaction } from './content-transaction.ts';

const FIELDS = { unusedSince: true, removedAt: true, leaving: true, submissionId: true, usedByContent: true } as const;

const statusSchema = storedPictureSchema.pick(FIELDS);

/** Whether the library still has a picture, and what used it. */
export type PictureStatus = z.output<typeof statusSchema>;

/** Reads the status of pictures within a transaction; without those that do not exist. */
export async function readPictures(
  { firestore, transaction }: Pick<ContentTransaction, 'firestore' | 'transaction'>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PictureStatus>> {
  const documents = [...new Set(ids)].map((id) => firestore.doc(picturePath(id)));
  if (documents.length === 0) return new Map();
  const found = await transaction.getAll(...documents, { fieldMask: Object.keys(FIELDS) });
  return new Map(found.filter(({ exists }) => exists).map((one) => [one.id, statusSchema.parse(one.data())]));
}
