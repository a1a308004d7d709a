import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { PictureUse } from '#domain/media/picture-use.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { findUses } from '#platform/content/picture-uses.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { MediaDeps } from '../media-deps.ts';
import { readReleasePeriods } from './release-periods.ts';
import { decideOnPicture, type PictureUser, type Sweep } from './sweep-decision.ts';

/** Reads what the pictures of a sweep that begins now are compared with. */
export async function beginSweep({ database, clock }: MediaDeps): Promise<Sweep> {
  const firestore = database();
  const begun = clock();
  const periods = await inTransaction(firestore, (transaction) => readReleasePeriods(firestore, transaction, begun));
  return { begun, periods };
}

/**
 * Decides on a picture in a transaction, which is repeated if a document starts to use it: marks it for removal, or corrects
 * its fields and gives false. `uid` is the admin who started the sweep, null for the nightly job.
 */
export async function markForRemoval(
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
