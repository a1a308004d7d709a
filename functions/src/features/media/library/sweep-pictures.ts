import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { PictureUse } from '#domain/media/picture-use.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { findUses } from '#platform/content/picture-uses.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { finishRemoval } from './finish-removal.ts';
import type { MediaDeps } from '../media-deps.ts';
import { readReleasePeriods } from './release-periods.ts';
import { repairUses } from './repair-uses.ts';
import { decideOnPicture, type PictureUser, type Sweep } from './sweep-decision.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/**
 * Repairs the records of picture uses, then removes the pictures that have been unused for a week and that no release
 * shows; gives their ids. `uid` is the admin who started it, null for the nightly job.
 */
export async function sweepPictures(deps: MediaDeps, uid: string | null = null): Promise<string[]> {
  await repairUses(deps);
  const database = deps.database();
  const begun = deps.clock();
  const periods = await inTransaction(database, (transaction) => readReleasePeriods(database, transaction, begun));
  const removed: string[] = [];
  for (const document of await database.collection(BUSINESS_COLLECTIONS.pictures).listDocuments()) {
    if (!(await markForRemoval(deps, document, { begun, periods }, uid))) continue;
    await finishRemoval(deps, document.id);
    removed.push(document.id);
  }
  return removed;
}

/** Marks an unused picture for removal in a transaction, which is repeated if a document starts to use the picture. */
async function markForRemoval(
  deps: MediaDeps,
  document: DocumentReference,
  sweep: Sweep,
  uid: string | null,
): Promise<boolean> {
  const database = deps.database();
  return inTransaction(database, async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) return false;
    const picture = storedPictureSchema.parse(found.data());
    const decision = decideOnPicture(picture, userOf(await findUses(database, [document.id], transaction)), sweep);
    if (decision !== 'remove') {
      if (decision !== null) transaction.update(document, decision);
      return false;
    }
    // Audited when it was marked.
    if (picture.leaving) return true;
    transaction.update(document, { leaving: true });
    const details = { name: picture.name, unusedSince: picture.unusedSince ?? '' };
    writeAudit(database, transaction, { action: 'picture.swept', target: document.path, details, uid }, deps.clock());
    return true;
  });
}

function userOf(uses: readonly PictureUse[]): PictureUser {
  if (uses.length === 0) return 'nothing';
  return uses.some(({ collection }) => collection !== BUSINESS_COLLECTIONS.submissions) ? 'content' : 'submission';
}
