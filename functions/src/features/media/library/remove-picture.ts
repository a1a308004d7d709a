import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { picturePath } from '#platform/firestore-paths.ts';
import type { PictureUse } from '#domain/media/picture-use.ts';
import { findUses, useLines } from '#platform/content/picture-uses.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { MediaDeps } from '../media-deps.ts';
import { finishRemoval } from './finish-removal.ts';
import { isWorkingCopy, readWithoutPicture, writeWithoutPicture } from './remove-from-content.ts';
import { mayBeShown, readReleasePeriods } from './release-periods.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Makes the handler of DELETE /api/admin/pictures/{id}. */
export function removePicture(deps: MediaDeps): Handler<(typeof mediaApi)['DELETE /api/admin/pictures/{id}']> {
  return async ({ params: { id }, query: { force }, member: { uid } }) => {
    const database = deps.database();
    const document = database.doc(picturePath(id));
    const { takenOutOf, leaves } = await inTransaction(database, async (transaction) => {
      const now = deps.clock();
      const found = await transaction.get(document);
      if (!found.exists) throw new ApiError('not_found');
      const uses = await findUses(database, [id], transaction);
      if (uses.length > 0 && force !== 'true') throw inUse(uses);
      const changes = await readWithoutPicture(database, transaction, id, uses.filter(isWorkingCopy));
      const periods = await readReleasePeriods(database, transaction, now);
      for (const change of changes) writeWithoutPicture(database, transaction, change, { pictureId: id, uid, now });
      const { uploadedAt, ...stored } = storedPictureSchema.parse(found.data());
      const unusedSince = (uses.length === 0 ? stored.unusedSince : null) ?? now.toISOString();
      // A published copy uses it, or a release may show it: its files stay until the nightly sweep finds neither.
      const isPublished = uses.some((use) => !isWorkingCopy(use));
      const leaves = stored.leaving || (!isPublished && !mayBeShown(periods, { uploadedAt, unusedSince }));
      transaction.update(document, {
        ...{ removedAt: now, leaving: leaves },
        unusedSince: isPublished ? null : new Date(unusedSince),
      });
      const details = { uses: uses.length };
      writeAudit(database, transaction, { action: 'picture.removed', target: document.path, details, uid }, now);
      const taken = changes.map(({ use }) => use);
      return { takenOutOf: useLines(taken, id), leaves };
    });
    if (leaves) await finishRemoval(deps, id);
    return { takenOutOf };
  };
}

function inUse(uses: readonly PictureUse[]): ApiError {
  const fields = uses.map(({ collection, documentId, title }) => ({
    path: `${collection}/${documentId}`,
    message: title,
  }));
  return new ApiError('in_use', { fields });
}
