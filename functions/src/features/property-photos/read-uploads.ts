import type { bulkFilesSchema } from '#domain/api/media.ts';
import { PICTURE_NOT_PROCESSED, UPLOAD_WITHOUT_DATA } from '#domain/media/text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { isInLibrary, storedPictureSchema } from '#domain/media/stored-picture.ts';
import { uploadResultPath } from '#domain/media/upload-place.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { picturePath } from '#platform/firestore-paths.ts';

export interface BulkPictures {
  /** Uploaded pictures in the order of the files, without duplicates. */
  readonly pictures: Picture[];
  /** Failed files, as 'name: reason'. */
  readonly errors: string[];
}

/** Reads the results of an account's uploads, and checks that the pictures still exist. */
export async function readUploads(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
  files: z.output<typeof bulkFilesSchema>,
): Promise<BulkPictures> {
  const results = await transaction.getAll(...files.map(({ upload }) => firestore.doc(uploadResultPath(uid, upload))));
  const outcomes = files.map(({ name }, index) => ({ name, ...outcomeOf(results[index]) }));
  const ids = [...new Set(outcomes.flatMap(({ pictureId }) => pictureId ?? []))];
  const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => firestore.doc(picturePath(id))));
  const existing = new Map(found.flatMap(existingPicture));
  const pictures = new Map<string, Picture>();
  const errors: string[] = [];
  for (const { name, pictureId, message } of outcomes) {
    const picture = pictureId === undefined ? undefined : existing.get(pictureId);
    if (picture === undefined) errors.push(`${name}: ${message ?? PICTURE_NOT_PROCESSED}`);
    else pictures.set(picture.id, picture);
  }
  return { pictures: [...pictures.values()], errors };
}

function outcomeOf(found: DocumentSnapshot | undefined): { pictureId?: string; message?: string } {
  if (found?.exists !== true) return { message: UPLOAD_WITHOUT_DATA };
  const result = uploadResultSchema.parse(found.data());
  return result.state === 'done' ? { pictureId: result.picture.id } : { message: result.message };
}

function existingPicture(found: DocumentSnapshot): [string, Picture][] {
  if (!found.exists) return [];
  const stored = storedPictureSchema.parse(found.data());
  return isInLibrary(stored) ? [[stored.picture.id, stored.picture]] : [];
}
