import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { INBOX_BOXES, type InboxStatus } from '#domain/inbox/options.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

const NEW: InboxStatus = 'new';

/** Makes the handler of GET /api/admin/inbox-counts. */
export function countMessages({
  database,
}: Pick<SiteDeps, 'database'>): Handler<(typeof inboxApi)['GET /api/admin/inbox-counts']> {
  return async () => {
    const counts = await Promise.all(
      INBOX_BOXES.map((box) => database().collection(box).where('status', '==', NEW).count().get()),
    );
    return { new: counts.reduce((sum, found) => sum + found.data().count, 0) };
  };
}
