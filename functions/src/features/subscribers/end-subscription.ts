import type { Handler } from '#domain/api/handler.ts';
import type { subscribersApi } from '#domain/api/subscribers.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { endSubscriptions } from '#platform/end-subscriptions.ts';
import { subscriberPath } from '#platform/firestore-paths.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { subscriberLine } from './list-subscribers.ts';

/** Makes the handler of POST /api/admin/subscribers/{id}/end, for the whole mailbox. The audit entry names the sign-up, never the email. */
export function endSubscription(
  deps: ContentDeps,
): Handler<(typeof subscribersApi)['POST /api/admin/subscribers/{id}/end']> {
  return async ({ params: { id }, member: { uid } }) => {
    const document = deps.database().doc(subscriberPath(id));
    await inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const { state, emailKey } = requireDocument(await transaction.get(document), storedSubscriberSchema);
      if (state === 'unsubscribed') return;
      await endSubscriptions(firestore, transaction, emailKey, now);
      const entry = { action: 'subscriber.ended' as const, target: document.path, uid };
      const fields = { before: { state }, after: { state: 'unsubscribed' } };
      writeAudit(firestore, transaction, { ...entry, ...fields }, now);
    });
    return { subscriber: subscriberLine(storedSubscriberSchema.parse((await document.get()).data())) };
  };
}
