import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { OPEN_STATUSES, SETTLED_STATUSES } from '#domain/inbox/options.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { readPage } from '#platform/read-page.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { listRows } from './parse-message.ts';

/** Makes the handler of GET /api/admin/inbox/{box}. */
export function listMessages({ database, clock }: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/inbox/{box}']> {
  return async ({ params: { box }, query: { part, after } }) => {
    const now = clock().toISOString();
    const messages = database().collection(box);
    const query = messages
      .where('status', 'in', part === 'open' ? OPEN_STATUSES : SETTLED_STATUSES)
      .orderBy('updatedAt', 'desc');
    const { docs, last } = await readPage(query, INBOX_PAGE, after === undefined ? undefined : messages.doc(after));
    return {
      rows: listRows(box, docs),
      next: last?.id ?? null,
      now,
    };
  };
}
