import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/core/errors.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';
import { readColleague } from '#platform/accounts/read-colleague.ts';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { StaffDeps } from './staff-deps.ts';

/** The part of Auth that a change of access needs. */
export interface AccessManager extends Pick<Auth, 'getUsers' | 'setCustomUserClaims' | 'revokeRefreshTokens'> {
  readonly updateUser: (uid: string, change: { disabled: boolean }) => Promise<unknown>;
}

/** What the list of staff says about an account; a closed one has no role. */
export type ListedAccess = Pick<StoredStaff, 'role' | 'isDisabled' | 'rev'>;

/** Times that the list may change while Auth is being updated; two colleagues at once change it once. */
const ATTEMPTS = 5;

/** Brings the account of a colleague in line with the list of staff (docs/decisions/0116). */
export function followStaffList(
  { accounts, database }: Pick<StaffDeps, 'accounts' | 'database'>,
  uid: string,
  { endSessions = false } = {},
): Promise<UserRecord | null> {
  return followList(accounts(), async () => readColleague(database(), uid), uid, endSessions);
}

/**
 * Updates Auth to what the list says: the role, then the existing tokens, then the account itself. The only place that sets
 * a role. The list is read again afterwards: when it has changed meanwhile, Auth is updated once more, so that of two
 * requests at once the one that ends last leaves what the list says. Idempotent, so an interrupted request is completed by
 * sending it again. Sessions end when a role or an account is taken away, and on request. Gives the account; null when there
 * is none, for somebody who is not listed too.
 */
export async function followList(
  accounts: AccessManager,
  readList: () => Promise<ListedAccess | null>,
  uid: string,
  endSessions: boolean,
): Promise<UserRecord | null> {
  let listed = await readList();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const account = await findAccountById(accounts, uid);
    if (account === null) return null;
    if (listed === null) {
      // Removed while a request gave the role; an account that never had one stays as it is.
      if (account.customClaims?.['role'] !== undefined) await accounts.setCustomUserClaims(uid, null);
      return null;
    }
    await applyAccess(accounts, account, listed, endSessions);
    const now = await readList();
    if (now?.rev === listed.rev) return findAccountById(accounts, uid);
    listed = now;
  }
  throw new ApiError('unavailable', { detail: 'The access of this colleague is being changed. Please try again.' });
}

async function applyAccess(
  accounts: AccessManager,
  { uid, customClaims }: UserRecord,
  { role, isDisabled }: ListedAccess,
  endSessions: boolean,
): Promise<void> {
  const earlier: unknown = customClaims?.['role'];
  await accounts.setCustomUserClaims(uid, isDisabled ? null : { role });
  const takesAway = isDisabled || (earlier !== undefined && earlier !== role);
  if (endSessions || takesAway) {
    // Auth revokes tokens from before the current second: one from this second with the old role would stay valid.
    await nextSecond();
    await accounts.revokeRefreshTokens(uid);
  }
  await accounts.updateUser(uid, { disabled: isDisabled });
}

async function findAccountById(accounts: Pick<Auth, 'getUsers'>, uid: string): Promise<UserRecord | null> {
  return (await findAccounts(accounts, [uid])).get(uid) ?? null;
}

/** Waits for the next second of the clock; checks again after each wait, because timers fire up to a millisecond early. */
async function nextSecond(): Promise<void> {
  const now = Date.now();
  const next = now - (now % 1000) + 1000;
  while (Date.now() < next) await wait(next - Date.now());
}
