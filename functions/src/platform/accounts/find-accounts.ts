import type { Auth, UserRecord } from 'firebase-admin/auth';

/** Accounts in one request, Auth's maximum. */
const AT_ONCE = 100;

/** The accounts with these ids, by id; ids without an account are left out. */
export async function findAccounts(
  accounts: Pick<Auth, 'getUsers'>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, UserRecord>> {
  const wanted = [...new Set(uids)];
  const found = new Map<string, UserRecord>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const { users } = await accounts.getUsers(wanted.slice(from, from + AT_ONCE).map((uid) => ({ uid })));
    for (const user of users) found.set(user.uid, user);
  }
  return found;
}
