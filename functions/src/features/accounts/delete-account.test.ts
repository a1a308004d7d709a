import { describe, expect, it } from 'vitest';
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
function request(seconds: number, role: 'editor' | null = null) {
  const signedInAt = new Date(now.getTime() - seconds * 1000);
  return deleteAccount(deps)({
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
});
