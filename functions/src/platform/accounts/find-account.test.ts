import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { ensureAccount, findAccount } from './find-account.ts';

const account = { uid: 'u1' } as UserRecord;
const authError = (code: string) => new FirebaseAuthError({ code, message: code });

/** An Auth in which nobody has the email at first, and its two calls. */
function watchCalls() {
  const find = vi.fn().mockRejectedValueOnce(authError('user-not-found'));
  const create = vi.fn().mockResolvedValue(account);
  return { find, create, accounts: { getUserByEmail: find, createUser: create } as unknown as Auth };
}

describe('the account of an email', () => {
  it('is created with a password that nobody knows, so that there is nothing to take from anybody', async () => {
    const { create, accounts } = watchCalls();
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: true });
    expect(create).toHaveBeenCalledExactlyOnceWith({
      email: 'ana@example.com',
      emailVerified: false,
      password: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is not new when it was there', async () => {
    const { find, create, accounts } = watchCalls();
    find.mockReset().mockResolvedValue(account);
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: false });
    expect(create).not.toHaveBeenCalled();
  });

  it('is not new when somebody created it at the same time', async () => {
    const { find, create, accounts } = watchCalls();
    create.mockRejectedValue(authError('email-already-exists'));
    find.mockResolvedValue(account);
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: false });
  });

  it('is not there for a script either, which loads a firebase-admin of its own', async () => {
    const error = Object.assign(new Error('There is no user record'), { code: 'auth/user-not-found' });
    const accounts = { getUserByEmail: () => Promise.reject(error) } as unknown as Auth;
    expect(await findAccount(accounts, 'ana@example.com')).toBeNull();
  });
});
