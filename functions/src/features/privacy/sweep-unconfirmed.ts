import { UNCONFIRMED_ACCOUNT_DAYS } from '#domain/privacy/limits.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { staffPath } from '#platform/firestore-paths.ts';
import { DAY } from '#platform/time.ts';

/** Accounts read and deleted at once, Auth's maximum. */
const ACCOUNTS_A_PAGE = 1000;

/** Maximum deletions in one run: limits the damage of a wrong response from Auth. */
const DELETED_MAX = 1000;

/**
 * Deletes the accounts whose email was never confirmed, and gives their number (docs/decisions/0176). Nobody has ever been
 * signed in with one, so it has neither profile nor favourites; the emails about it expired before (`writeMail`).
 */
export async function sweepUnconfirmed(
  firestore: Firestore,
  accounts: Pick<Auth, 'listUsers' | 'deleteUsers'>,
  now: Date,
): Promise<number> {
  const failures: Error[] = [];
  let deleted = 0;
  let pageToken: string | undefined;
  do {
    const page = await accounts.listUsers(ACCOUNTS_A_PAGE, pageToken);
    const due = page.users.filter((account) => isDue(account, now)).map(({ uid }) => uid);
    const left = (await withoutStaff(firestore, due)).slice(0, DELETED_MAX - deleted);
    if (left.length > 0) {
      const { successCount, errors } = await accounts.deleteUsers(left);
      deleted += successCount;
      failures.push(...errors.map(({ error }) => new Error(error.message, { cause: error })));
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined && deleted < DELETED_MAX);
  if (failures.length > 0) throw failures[0];
  return deleted;
}

/** Whether nobody has used an account, and whoever asked last for a link to it did so long ago. */
function isDue({ emailVerified, disabled, metadata, tokensValidAfterTime }: UserRecord, now: Date): boolean {
  // A disabled account keeps its email from being registered again.
  if (emailVerified || disabled || metadata.lastSignInTime) return false;
  // Asking for another link ends all sessions (`reclaimAccount`), which is the only trace of it.
  const asked = Math.max(Date.parse(metadata.creationTime), Date.parse(tokensValidAfterTime ?? metadata.creationTime));
  return now.getTime() - asked > UNCONFIRMED_ACCOUNT_DAYS * DAY;
}

/** Leaves out colleagues, who may confirm an invitation whenever they like. */
async function withoutStaff(firestore: Firestore, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const lines = await firestore.getAll(...uids.map((uid) => firestore.doc(staffPath(uid))));
  return uids.filter((_, index) => lines[index]?.exists === false);
}
