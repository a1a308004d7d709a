import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONSENT_PROOF_MONTHS } from '#domain/privacy/limits.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { monthsLater } from './time.ts';

/**
 * Ends all subscriptions of a mailbox, those too that wait for their confirmation: whoever ends one wants no more emails,
 * and an older link in the mailbox must not begin another.
 */
export async function endSubscriptions(
  firestore: Firestore,
  transaction: Transaction,
  emailKey: string,
  now: Date,
): Promise<void> {
  const { docs } = await transaction.get(
    firestore
      .collection(BUSINESS_COLLECTIONS.subscribers)
      .where('emailKey', '==', emailKey)
      .where('state', 'in', ['pending', 'confirmed']),
  );
  for (const found of docs) {
    transaction.update(found.ref, {
      state: 'unsubscribed',
      unsubscribedAt: now,
      // An unconfirmed sign-up has no consent to prove, so it keeps its 30 days.
      ...(found.get('state') === 'confirmed' ? { retainUntil: monthsLater(now, CONSENT_PROOF_MONTHS) } : {}),
    });
  }
}
