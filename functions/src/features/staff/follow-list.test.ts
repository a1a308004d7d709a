import type { UserRecord } from 'firebase-admin/auth';
import { expect, it, vi } from 'vitest';
import { followList, type AccessManager, type ListedAccess } from './follow-list.ts';

/** The part of an account that follows the list. */
interface Account {
  role: unknown;
  disabled: boolean;
  /** Seconds since 1970 in which tokens were revoked. */
  readonly revokedIn: number[];
}

const newAccount = (role?: string): Account => ({ role, disabled: false, revokedIn: [] });

/** An Auth with one account, or with none for null. */
function authWith(account: Account | null): AccessManager {
  return {
    getUsers: async () => ({
      users: account === null ? [] : [{ uid: 'u1', customClaims: { role: account.role } } as unknown as UserRecord],
      notFound: [],
    }),
    setCustomUserClaims: async (_, claims) => {
      if (account !== null) account.role = claims === null ? undefined : Reflect.get(claims, 'role');
    },
    revokeRefreshTokens: async () => {
      account?.revokedIn.push(Math.floor(Date.now() / 1000));
    },
    updateUser: async (_, { disabled }) => {
      if (account !== null) account.disabled = disabled;
    },
  };
}

const OPEN: ListedAccess = { role: 'editor', isDisabled: false, rev: 1 };
const CLOSED: ListedAccess = { role: 'editor', isDisabled: true, rev: 2 };

/** Gives these one after the other, then the last again and again. */
function listOf(...lines: (ListedAccess | null)[]): () => Promise<ListedAccess | null> {
  return async () => (lines.length > 1 ? lines.shift() : lines[0]) ?? null;
}

it('revokes tokens in a later second than the change, even when a timer fires early', async () => {
  const account = newAccount('admin');
  const start = performance.now();
  // A wall clock that is slower than the timers, as it can be by up to a millisecond on every machine.
  vi.spyOn(Date, 'now').mockImplementation(() => 5_970 + 0.9 * (performance.now() - start));
  await followList(authWith(account), listOf(OPEN), 'u1', false);
  expect(account.revokedIn).toHaveLength(1);
  expect(account.revokedIn[0]).toBeGreaterThan(5);
});

it('ends no session of somebody who only gets a role', async () => {
  const account = newAccount();
  await followList(authWith(account), listOf(OPEN), 'u1', false);
  expect(account).toMatchObject({ role: 'editor', disabled: false, revokedIn: [] });
});

it('leaves a closed account when the list closed it while the role was given', async () => {
  const account = newAccount();
  await followList(authWith(account), listOf(OPEN, CLOSED), 'u1', false);
  expect(account).toMatchObject({ role: undefined, disabled: true });
});

it('takes the role back when the line was removed while the role was given', async () => {
  const account = newAccount();
  expect(await followList(authWith(account), listOf(OPEN, null), 'u1', false)).toBeNull();
  expect(account.role).toBeUndefined();
});

it('gives up when the list never rests, so that the request is sent again', async () => {
  let rev = 0;
  const list = async (): Promise<ListedAccess> => ({ ...OPEN, rev: (rev += 1) });
  await expect(followList(authWith(newAccount()), list, 'u1', false)).rejects.toMatchObject({ code: 'unavailable' });
});

it.each([
  ['somebody without an account', null, OPEN],
  ['somebody who is not listed', newAccount(), null],
])('changes nothing for %s', async (_, account, line) => {
  expect(await followList(authWith(account), listOf(line), 'u1', true)).toBeNull();
  expect(account?.role).toBeUndefined();
});
