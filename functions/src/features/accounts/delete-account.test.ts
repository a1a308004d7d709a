import { FirebaseAuthError, type Auth } from 'firebase-admin/auth';
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import type { AccountDeps } from './account-deps.ts';
import { deleteAccount } from './delete-account.ts';

const now = new Date('2026-11-21T12:00:00Z');
const unreachable = (): never => {
  throw new Error('Nothing may be deleted');
};
const deps: AccountDeps = {
  accounts: unreachable,
  database: unreachable,
  dailySalt: unreachable,
  content: { readSettings: unreachable },
  siteOrigin: unreachable,
  clock: () => now,
};

/** Requests the deletion of an account whose owner signed in this many seconds ago. */
function request(seconds: number, role: 'editor' | null = null, store: Partial<AccountDeps> = {}) {
  const signedInAt = new Date(now.getTime() - seconds * 1000);
  return deleteAccount({ ...deps, ...store })({
    params: {},
    query: null,
    body: null,
    headers: null,
    member: { uid: 'u1', email: 'rita@test.example', emailVerified: true, signedInAt, hasSecondFactor: false, role },
    sender: { ip: '192.0.2.1', plainForm: false },
    requestId: 'r1',
  });
}

describe('deleting an account', () => {
  it('needs a password given within five minutes', async () => {
    await expect(request(301)).rejects.toMatchObject({ code: 'stale_sign_in' });
    await expect(request(299)).rejects.toThrow('Nothing may be deleted');
  });

  it('is not for staff, however fresh the sign-in', async () => {
    await expect(request(1, 'editor')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('succeeds when the same request, sent twice, has deleted the account meanwhile', async () => {
    const firestore = new Firestore({ projectId: 'unit' });
    vi.spyOn(firestore, 'runTransaction').mockResolvedValue(undefined);
    vi.spyOn(firestore, 'recursiveDelete').mockResolvedValue();
    vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [] } as unknown as QuerySnapshot);
    const gone = new FirebaseAuthError({ code: 'user-not-found', message: 'Gone' });
    const accounts = { deleteUser: () => Promise.reject(gone) } as unknown as Auth;
    const store = { database: () => firestore, accounts: () => accounts };
    expect(await request(1, null, store)).toEqual({ status: 'deleted' });
  });
});
