import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { runEachDocument } from '#platform/run-each-document.ts';
import { RETRIED_ATTEMPTS } from '#platform/write-mail.ts';

/** Emails that one run sends again; more wait for the next. */
const RETRIED_MAX = 100;

/**
 * Has the mail extension send emails again that failed, which it never does by itself: providers reject emails for minutes.
 * Gives their number. `delivery` is the extension's.
 */
export async function retryEmails(firestore: Firestore): Promise<number> {
  const { docs } = await firestore
    .collection(BUSINESS_COLLECTIONS.mail)
    .where('delivery.state', '==', 'ERROR')
    .where('delivery.attempts', 'in', RETRIED_ATTEMPTS)
    .limit(RETRIED_MAX)
    .get();
  await runEachDocument([docs], 10, async ({ ref, updateTime }) => {
    await ref.update({ 'delivery.state': 'RETRY' }, { lastUpdateTime: updateTime });
  });
  return docs.length;
}
