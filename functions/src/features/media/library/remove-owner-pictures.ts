import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { pictureUsePath } from '#platform/firestore-paths.ts';
import { findUses } from '#platform/content/picture-uses.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { finishRemoval } from './finish-removal.ts';
import type { MediaDeps } from '../media-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Removes the pictures of an owner's submission from the library at once, except those that content uses. */
export async function removeOwnerPictures(deps: MediaDeps, submissionId: string, uid: string): Promise<void> {
  const pictures = deps.database().collection(BUSINESS_COLLECTIONS.pictures);
  const { docs } = await pictures.where('submissionId', '==', submissionId).select().get();
  for (const { ref } of docs) {
    if (await markForRemoval(deps, ref, { submissionId, uid })) await finishRemoval(deps, ref.id);
  }
  // A photo that is still being processed creates the record again; the nightly sweep removes it with the photo.
  await deps.database().doc(pictureUsePath(BUSINESS_COLLECTIONS.submissions, submissionId)).delete();
}

async function markForRemoval(
  { database, clock }: MediaDeps,
  document: DocumentReference,
  { submissionId, uid }: { submissionId: string; uid: string },
): Promise<boolean> {
  return inTransaction(database(), async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) return false;
    const uses = await findUses(database(), [document.id], transaction);
    if (uses.some(({ documentId }) => documentId !== submissionId)) return false;
    if (found.get('leaving') === true) return true;
    transaction.update(document, { leaving: true });
    writeAudit(database(), transaction, { action: 'picture.erased', target: document.path, details: {}, uid }, clock());
    return true;
  });
}
