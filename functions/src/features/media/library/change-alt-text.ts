import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { picturePath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { MediaDeps } from '../media-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Makes the handler of PATCH /api/admin/pictures/{id}. */
export function changeAltText(deps: MediaDeps): Handler<(typeof mediaApi)['PATCH /api/admin/pictures/{id}']> {
  return async ({ params: { id }, body: { alt }, member: { uid } }) => {
    const database = deps.database();
    const document = database.doc(picturePath(id));
    return inTransaction(database, async (transaction) => {
      const { picture } = requireDocument(await transaction.get(document), storedPictureSchema);
      transaction.update(document, { 'picture.alt': alt });
      const change = { before: { alt: picture.alt }, after: { alt } };
      const entry = { action: 'picture.described' as const, target: document.path, uid, ...change };
      writeAudit(database, transaction, entry, deps.clock());
      return { picture: { ...picture, alt } };
    });
  };
}
