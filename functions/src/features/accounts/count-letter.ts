import { countOneMore, rateCount, writeCount } from '../../platform/rate-limit.ts';
import { untilUndisturbed } from '../../platform/until-undisturbed.ts';
import type { AccountDesk } from './account-desk.ts';

/** Each letter reaches an address that may be a stranger's. */
const BY_EMAIL = { name: 'account letters by email', most: 5, hours: 24 };

const BY_ADDRESS = { name: 'account letters by address', most: 30, hours: 1 };

/**
 * Counts a request for a letter; throws rate_limited when there were too many. Every request counts alike, whether there
 * is an account or not, so that the refusal tells nothing either.
 */
export async function countLetter(desk: AccountDesk, email: string, address: string): Promise<void> {
  const salt = await desk.dailySalt(desk.clock());
  const firestore = desk.database();
  await untilUndisturbed(async () => {
    const now = desk.clock();
    const counts = [
      rateCount(firestore, { ...BY_ADDRESS, subject: address }, salt, now),
      rateCount(firestore, { ...BY_EMAIL, subject: email.toLowerCase() }, salt, now),
    ];
    const stored = await firestore.getAll(...counts.map(({ document }) => document));
    const batch = firestore.batch();
    for (const [index, count] of counts.entries())
      writeCount(batch, count, countOneMore(count, stored[index], now), stored[index]);
    await batch.commit();
  });
}
