import { countRequest, rateCount } from '#platform/limits/rate-limit.ts';
import { normaliseEmailForLimits, senderLimits } from '#platform/limits/sender-limits.ts';
import { retryOnContention } from '#platform/retry-on-contention.ts';
import type { AccountDeps } from './account-deps.ts';

/** Why an email about an account is sent; each reason has its own limits. */
export type AccountEmail = 'registration' | 'confirmation' | 'password reset';

/** Emails to one address that one sender may request within an hour. */
const BY_SENDER_AND_EMAIL = 5;

/** Emails to one address within an hour from all senders: a stranger needs four networks to use up a member's limit. */
const BY_EMAIL = 20;

/** Emails to all addresses that one sender may request within an hour. */
const BY_SENDER = 30;

/**
 * Counts a request for an email about an account; throws rate_limited above a limit. Requests count whether or not there
 * is an account, so that the error does not reveal it.
 */
export async function countAccountEmail(
  deps: AccountDeps,
  kind: AccountEmail,
  email: string,
  sender: string,
): Promise<void> {
  const salt = await deps.dailySalt(deps.clock());
  const firestore = deps.database();
  const mailbox = normaliseEmailForLimits(email);
  const pair = JSON.stringify([sender, mailbox]);
  const limits = [
    ...senderLimits(sender, { name: `${kind} by sender`, most: BY_SENDER, hours: 1 }),
    { name: `${kind} by sender and email`, subject: pair, most: BY_SENDER_AND_EMAIL, hours: 1 },
    { name: `${kind} by email`, subject: mailbox, most: BY_EMAIL, hours: 1 },
  ];
  await retryOnContention(async () => {
    const now = deps.clock();
    const counts = limits.map((limit) => rateCount(firestore, limit, salt, now));
    const stored = await firestore.getAll(...counts.map(({ document }) => document));
    const batch = firestore.batch();
    for (const [index, count] of counts.entries()) countRequest(batch, count, stored[index], now);
    await batch.commit();
  });
}
