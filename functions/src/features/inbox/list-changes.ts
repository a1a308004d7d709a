import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { later, MINUTE } from '#platform/time.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { listRows } from './parse-message.ts';

/** A change is stored shortly after its timestamp, so each response repeats the changes of the last minute. */
const OVERLAP = MINUTE;

/** Makes the handler of GET /api/admin/inbox-changes. */
export function listChanges({ database, clock }: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/inbox-changes']> {
  return async ({ query: { since } }) => {
    const now = clock();
    const from = later(new Date(since), -OVERLAP);
    const changed = await Promise.all(
      INBOX_BOXES.map(async (box) => {
        const query = database().collection(box).where('updatedAt', '>=', from).orderBy('updatedAt').limit(INBOX_PAGE);
        const { docs } = await query.get();
        // Counted with those that cannot be read: behind them may be more changes too.
        return { rows: listRows(box, docs), isFull: docs.length === INBOX_PAGE };
      }),
    );
    return {
      rows: changed.flatMap(({ rows }) => rows),
      tooMany: changed.some(({ isFull }) => isFull),
      now: now.toISOString(),
    };
  };
}
