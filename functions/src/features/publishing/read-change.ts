import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { ApiError } from '@site/domain/errors';
import { visibleChanges } from '@site/domain/publishable';
import type { Firestore } from 'firebase-admin/firestore';
import { workingPath } from '../../platform/content-step.ts';
import { publishedPath } from './published-copies.ts';

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
    const { before, after } = visibleChanges(mine, live);
    return { before: before && { ...before }, after: after && { ...after } };
  };
}
