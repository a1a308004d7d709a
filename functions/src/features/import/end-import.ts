import type { Handler } from '#domain/api/handler.ts';
import type { importApi } from '#domain/api/import.ts';
import { ApiError } from '#domain/core/errors.ts';
import { importedCount, storedImportSchema, sumCounts } from '#domain/import/stored-import.ts';
import { importPath, lastImportPath } from '#platform/firestore-paths.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Makes the handler of POST /api/admin/imports/{id}/end. */
export function endImport(deps: ContentDeps): Handler<(typeof importApi)['POST /api/admin/imports/{id}/end']> {
  return ({ params: { id }, member: { uid } }) =>
    inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const path = importPath(id);
      const found = await transaction.get(firestore.doc(path));
      const run = found.exists ? storedImportSchema.parse(found.data()) : null;
      if (run?.uid !== uid) throw new ApiError('not_found');
      const counts = sumCounts(run.batches);
      const imported = importedCount(counts);
      if (run.endedAt === null) {
        transaction.update(firestore.doc(path), { endedAt: now });
        transaction.set(firestore.doc(lastImportPath()), { count: imported, at: now });
        writeAudit(firestore, transaction, { action: 'import.ended', target: path, uid, details: counts }, now);
      }
      return { imported, counts };
    });
}
