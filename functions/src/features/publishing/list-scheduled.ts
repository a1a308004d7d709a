import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { SCHEDULED_SHOWN } from '#domain/publishing/limits.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { readablePublications } from '#platform/content/readable-publications.ts';

/** Makes the handler of GET /api/admin/scheduled-publications. */
export function listScheduled({
  database,
  clock,
}: ContentDeps): Handler<(typeof publishingApi)['GET /api/admin/scheduled-publications']> {
  return async () => {
    const all = database().collection(BUSINESS_COLLECTIONS.scheduledPublications);
    const now = clock().toISOString();
    // Each with a limit of its own: many that lie months ahead must hide neither the next one nor what has happened.
    const [past, next] = await Promise.all([
      all.where('at', '<=', now).orderBy('at', 'desc').limit(SCHEDULED_SHOWN).get(),
      all.where('at', '>', now).orderBy('at').limit(SCHEDULED_SHOWN).get(),
    ]);
    return { scheduled: readablePublications([...past.docs.toReversed(), ...next.docs]) };
  };
}
