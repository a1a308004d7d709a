import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { ORPHAN_DAYS } from '#domain/media/limits.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { findUses } from '#platform/content/picture-uses.ts';
import { DAY } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { finishRemoval } from './finish-removal.ts';
import type { MediaDeps } from '../media-deps.ts';
import { repairUses } from './repair-uses.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/**
 * Repairs the records of picture uses, then removes the pictures that have been unused for a week; gives their ids. `uid` is
 * the admin who started it, null for the nightly job.
 */
export async function sweepPictures(deps: MediaDeps, uid: string | null = null): Promise<string[]> {
  await repairUses(deps);
  const removed: string[] = [];
  for (const document of await deps.database().collection(BUSINESS_COLLECTIONS.pictures).listDocuments()) {
    if (!(await markForRemoval(deps, document, uid))) continue;
    await finishRemoval(deps, document.id);
    removed.push(document.id);
  }
  return removed;
}

/** Marks an unused picture for removal in a transaction, which is repeated if a document starts to use the picture. */
async function markForRemoval(deps: MediaDeps, document: DocumentReference, uid: string | null): Promise<boolean> {
  const database = deps.database();
  return inTransaction(database, async (transaction) => {
    const now = deps.clock();
    const found = await transaction.get(document);
    if (!found.exists) return false;
    const { unusedSince, leaving, name, submissionId } = storedPictureSchema.parse(found.data());
    // Marked before by an interrupted removal.
    if (leaving) return true;
    const used = (await findUses(database, [document.id], transaction)).length > 0;
    if (used) {
      if (unusedSince !== null) transaction.update(document, { unusedSince: null });
      return false;
    }
    // An owner's photo counts as used while the submission has its text; afterwards it is removed at once.
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

/** Whether a picture has been unused for longer than ORPHAN_DAYS. */
export function isRemovable(unusedSince: string, now: Date): boolean {
  return now.getTime() - Date.parse(unusedSince) > ORPHAN_DAYS * DAY;
}
