import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '#domain/core/errors.ts';
import type { AccountDeps } from '#functions/features/accounts/account-deps.ts';
import { countAccountEmail } from '#functions/features/accounts/account-email-limits.ts';
import { auth } from '#functions/platform/firebase.ts';
import { createPublishedContent } from '#functions/platform/content/published-content.ts';
import { createDailySalt } from '#functions/platform/limits/daily-salt.ts';

/** What the handlers of accounts need, in this process and at the time of `clock`. */
export function accountDeps(firestore: Firestore, clock: () => Date): AccountDeps {
  const database = () => firestore;
  return {
    ...{ database, accounts: auth, content: createPublishedContent(database) },
    ...{ dailySalt: createDailySalt(database), siteOrigin: () => 'https://site.example', clock },
  };
}

/** Emails to one address that one sender may request within an hour. */
export const BY_SENDER_AND_EMAIL = 5;

/** Counts password resets of one sender as the API does, until it would reject the next one. */
export async function useUpPasswordResets(firestore: Firestore, email: string, from: string) {
  const deps = accountDeps(firestore, () => new Date());
  // The hour may end on the way, and then the limit starts again.
  for (let count = 0; count <= 2 * BY_SENDER_AND_EMAIL; count += 1) {
    const outcome: unknown = await countAccountEmail(deps, 'password reset', email, from).catch(
      (error: unknown) => error,
    );
    if (outcome instanceof ApiError && outcome.code === 'rate_limited') return;
    if (outcome !== undefined) throw outcome;
  }
  throw new Error('The limit of password resets was never reached');
}
