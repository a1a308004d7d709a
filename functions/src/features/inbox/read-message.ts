import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { ApiError } from '#domain/core/errors.ts';
import { composeMessage } from './compose-message.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { parseMessage } from './parse-message.ts';

/** Makes the handler of GET /api/admin/inbox/{box}/{id}. */
export function readMessage({
  database,
  clock,
}: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/inbox/{box}/{id}']> {
  return async ({ params: { box, id } }) => {
    const firestore = database();
    const found = await firestore.collection(box).doc(id).get();
    if (!found.exists) throw new ApiError('not_found');
    return { message: await composeMessage(firestore, parseMessage(box, found.data()), clock()) };
  };
}
