import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { revisionListSchema } from '@site/domain/kept-revision';
import type { Firestore } from 'firebase-admin/firestore';
import { revisionListPath } from '../../platform/firestore-paths.ts';

/** Makes the handler of GET /api/admin/revisions/{kind}/{id}. */
export function listRevisions(
  database: () => Firestore,
): Handler<(typeof publishingApi)['GET /api/admin/revisions/{kind}/{id}']> {
  return async ({ params: { kind, id } }) => {
    const found = await database().doc(revisionListPath(CONTENT_COLLECTIONS[kind].published, id)).get();
    return { revisions: found.exists ? revisionListSchema.parse(found.data()).revisions : [] };
  };
}
