import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { ApiError } from '#domain/core/errors.ts';
import { OPEN_STATUSES, SETTLED_STATUSES } from '#domain/inbox/options.ts';
import { makeInboxRow } from '#domain/inbox/row.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { parseMessage } from './parse-message.ts';

/** Makes the handler of GET /api/admin/inbox/{box}. */
export function listMessages({ database, clock }: InboxDeps): Handler<(typeof inboxApi)['GET /api/admin/inbox/{box}']> {
  return async ({ params: { box }, query: { part, after } }) => {
    const now = clock().toISOString();
    const messages = database().collection(box);
    let query = messages
      .where('status', 'in', part === 'open' ? OPEN_STATUSES : SETTLED_STATUSES)
      .orderBy('updatedAt', 'desc')
      .limit(INBOX_PAGE + 1);
    if (after !== undefined) {
      const cursor = await messages.doc(after).get();
      if (!cursor.exists) throw new ApiError('not_found');
      query = query.startAfter(cursor);
    }
    const { docs } = await query.get();
    const page = docs.slice(0, INBOX_PAGE);
    return {
      rows: page.map((found) => makeInboxRow(parseMessage(box, found.data()))),
      next: docs.length > INBOX_PAGE ? (page.at(-1)?.id ?? null) : null,
      now,
    };
  };
}
