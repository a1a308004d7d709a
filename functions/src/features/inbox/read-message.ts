import type { Handler } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import { ApiError } from '@site/domain/errors';
import { composeMessage } from './compose-message.ts';
import type { InboxDesk } from './inbox-desk.ts';
import { parseMessage } from './parse-message.ts';

/** Makes the handler of GET /api/admin/inbox/{box}/{id}. */
export function readMessage({ database }: InboxDesk): Handler<(typeof inboxApi)['GET /api/admin/inbox/{box}/{id}']> {
  return async ({ params: { box, id } }) => {
    const firestore = database();
    const found = await firestore.collection(box).doc(id).get();
    if (!found.exists) throw new ApiError('not_found');
    return { message: await composeMessage(firestore, parseMessage(box, found.data())) };
  };
}
