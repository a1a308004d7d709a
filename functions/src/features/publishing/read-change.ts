import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { findVisibleChanges } from '#domain/publishing/publishable.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { workingPath } from '#platform/content/content-transaction.ts';
import { publishedPath } from './published-copies.ts';
import { readUnseenFields } from './unseen-fields.ts';

/** Makes the handler of GET /api/admin/changes/{kind}/{id}. */
export function readChange(
  database: () => Firestore,
): Handler<(typeof publishingApi)['GET /api/admin/changes/{kind}/{id}']> {
  return async ({ params: { kind, id } }) => {
    const firestore = database();
    const [working, published] = await firestore.getAll(
      firestore.doc(workingPath(kind, id)),
      firestore.doc(publishedPath(kind, id)),
    );
    const mine = working?.data() ?? null;
    const live = published?.data() ?? null;
    if (mine === null && live === null) throw new ApiError('not_found');
    const { before, after } = findVisibleChanges(mine, live, await readUnseenFields(firestore, kind));
    return { before: before && { ...before }, after: after && { ...after } };
  };
}
