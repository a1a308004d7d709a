import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import { FAVORITES_GROUP, secretFieldsOf } from '#domain/export/exported-collections.ts';
import { exportedValue } from '#domain/export/exported-value.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { readExportPage } from './read-export-page.ts';

/** Makes the handler of GET /api/admin/exports/documents. */
export function exportDocuments(deps: ContentDeps): Handler<(typeof exportApi)['GET /api/admin/exports/documents']> {
  return async ({ query: { after, collection }, member: { uid } }) => {
    const firestore = deps.database();
    const all =
      collection === FAVORITES_GROUP ? firestore.collectionGroup(collection) : firestore.collection(collection);
    const entry = { action: 'everything.exported' as const, target: collection, uid };
    const { docs, next } = await readExportPage(deps, { query: all, after, entry });
    const secret = secretFieldsOf(collection);
    const documents = docs.map((found) => [found.ref.path, exportedValue(found.data(), secret)] as const);
    return { documents: Object.fromEntries(documents), next };
  };
}
