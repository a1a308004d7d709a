import { PHOTO_NOT_AVAILABLE, PHOTO_REMOVED } from '#domain/inbox/text.ts';
import { UPLOAD_RESULT_DAYS } from '#domain/media/limits.ts';
import { uploadResultPath } from '#domain/media/upload-place.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import type { StoredSubmission } from '#domain/submission/stored-submission.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DAY } from '#platform/time.ts';

/** Explains, by number, why uploaded photos without a picture will not get one; without those that are still processed. */
export async function explainPhotos(
  firestore: Firestore,
  { id, received }: Pick<StoredSubmission, 'id' | 'received'>,
  withPicture: ReadonlyMap<number, unknown>,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const without = Object.entries(received).flatMap(([n, { receivedAt }]) =>
    receivedAt === null || withPicture.has(Number(n)) ? [] : [{ n, receivedAt }],
  );
  if (without.length === 0) return new Map();
  const results = await firestore.getAll(
    ...without.map(({ n }) => firestore.doc(uploadResultPath(`submission-${id}`, n))),
  );
  return new Map(
    without.flatMap(({ n, receivedAt }, index) => {
      const reason = reasonIn(results[index], receivedAt, now);
      return reason === null ? [] : [[Number(n), reason] as const];
    }),
  );
}

function reasonIn(result: DocumentSnapshot | undefined, receivedAt: string, now: Date): string | null {
  if (result?.exists === true) {
    const found = uploadResultSchema.parse(result.data());
    return found.state === 'refused' ? found.message : PHOTO_REMOVED;
  }
  // Results are deleted after some days; a photo without a picture gets none any more.
  const isOld = now.getTime() - Date.parse(receivedAt) > UPLOAD_RESULT_DAYS * DAY;
  return isOld ? PHOTO_NOT_AVAILABLE : null;
}
