import { countOneMore, rateCount, writeCount } from '../../platform/rate-limit.ts';
import type { AccountDesk } from './account-desk.ts';

/** Each letter reaches an address that may be a stranger's. */
const BY_EMAIL = { name: 'account letters by email', most: 5, hours: 24 };

const BY_ADDRESS = { name: 'account letters by address', most: 30, hours: 1 };

/**
 * Counts a request for a letter; throws rate_limited when there were too many. Every request counts alike, whether there
 * is an account or not, so that the refusal tells nothing either.
 */
export async function countLetter(desk: AccountDesk, email: string, address: string): Promise<void> {
  const now = desk.clock();
  const salt = await desk.dailySalt(now);
  const firestore = desk.database();
  const counts = [
    rateCount(firestore, { ...BY_ADDRESS, subject: address }, salt, now),
    rateCount(firestore, { ...BY_EMAIL, subject: email.toLowerCase() }, salt, now),
  ];
  await firestore.runTransaction(async (transaction) => {
    const next: (() => void)[] = [];
    for (const count of counts) {
      const number = countOneMore(count, await transaction.get(count.document), now);
      next.push(() => writeCount(transaction, count, number));
    }
    for (const write of next) write();
  });
}
