import type { Handler } from '#domain/api/handler.ts';
import type { subscribersApi } from '#domain/api/subscribers.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONSENT_PROOF_MONTHS } from '#domain/privacy/limits.ts';
import { subscriberPath } from '#platform/firestore-paths.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { monthsLater } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { subscriberLine } from './list-subscribers.ts';

/** Makes the handler of POST /api/admin/subscribers/{id}/end. The audit entry names the sign-up, never the email. */
export function endSubscription(
  deps: ContentDeps,
): Handler<(typeof subscribersApi)['POST /api/admin/subscribers/{id}/end']> {
  return async ({ params: { id }, member: { uid } }) => {
    const document = deps.database().doc(subscriberPath(id));
    await inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const found = await transaction.get(document);
      if (!found.exists) throw new ApiError('not_found');
      const { state } = subscriberLine(found.data());
      if (state === 'unsubscribed') return;
      // An unconfirmed sign-up has no consent to prove, so it keeps its 30 days.
      const retention = state === 'confirmed' ? { retainUntil: monthsLater(now, CONSENT_PROOF_MONTHS) } : {};
      transaction.update(document, { state: 'unsubscribed', unsubscribedAt: now, ...retention });
      const entry = { action: 'subscriber.ended', target: document.path, uid };
      const fields = { before: { state }, after: { state: 'unsubscribed' } };
      writeAudit(firestore, transaction, { ...entry, ...fields }, now);
    });
    return { subscriber: subscriberLine((await document.get()).data()) };
  };
}
