import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { findUses } from '#platform/content/picture-uses.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { finishRemoval } from './finish-removal.ts';
import { isRemovable } from './is-removable.ts';
import type { MediaDeps } from '../media-deps.ts';
import { repairUses } from './repair-uses.ts';

/**
 * Looks through every document for the pictures in it, mends the notes of their uses, and removes the pictures that nothing
 * has used for a week; gives their ids. `uid` is the admin who asked for it, null for the nightly job.
 */
export async function sweepPictures(deps: MediaDeps, uid: string | null = null): Promise<string[]> {
  await repairUses(deps);
  const removed: string[] = [];
  for (const document of await deps.database().collection(BUSINESS_COLLECTIONS.pictures).listDocuments()) {
    if (!(await shallLeave(deps, document, uid))) continue;
    await finishRemoval(deps, document.id);
    removed.push(document.id);
  }
  return removed;
}

/** Decides in a transaction of its own, which a document that begins to use the picture meanwhile would disturb. */
async function shallLeave(deps: MediaDeps, document: DocumentReference, uid: string | null): Promise<boolean> {
  const database = deps.database();
  return database.runTransaction(async (transaction) => {
    const now = deps.clock();
    const found = await transaction.get(document);
    if (!found.exists) return false;
    const { unusedSince, leaving, name, submissionId } = storedPictureSchema.parse(found.data());
    // Marked by somebody who was stopped before the files were gone.
    if (leaving) return true;
    const used = (await findUses(database, [document.id], transaction)).length > 0;
    if (used) {
      if (unusedSince !== null) transaction.update(document, { unusedSince: null });
      return false;
    }
    // An owner's photograph is used while the submission says what the owner wrote; afterwards nothing may keep it.
    const isErased = submissionId !== null;
    if (unusedSince === null && !isErased) {
      transaction.update(document, { unusedSince: now });
      return false;
    }
    if (!isErased && !isRemovable(unusedSince ?? now.toISOString(), now)) return false;
    transaction.update(document, { leaving: true });
    const entry = {
      action: 'picture.swept',
      target: document.path,
      details: { name, unusedSince: unusedSince ?? '' },
      uid,
    };
    writeAudit(database, transaction, entry, now);
    return true;
  });
}
