import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ensureAccount } from './find-account.ts';

const app = initializeApp({ projectId: 'demo-unit' }, 'find-account-test');
afterAll(() => deleteApp(app));
const accounts = getAuth(app);

const account = { uid: 'u1' } as UserRecord;
const authError = (code: string) => new FirebaseAuthError({ code, message: code });

/** Spies on the two calls; at first nobody has the email. */
function watchCalls() {
  const find = vi.spyOn(accounts, 'getUserByEmail').mockRejectedValueOnce(authError('user-not-found'));
  return { find, create: vi.spyOn(accounts, 'createUser').mockResolvedValue(account) };
}

describe('the account of an email', () => {
  it('is created with a password that nobody knows, so that there is nothing to take from anybody', async () => {
    const { create } = watchCalls();
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: true });
    expect(create).toHaveBeenCalledExactlyOnceWith({
      email: 'ana@example.com',
      emailVerified: false,
      password: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is not new when it was there', async () => {
    const { find, create } = watchCalls();
    find.mockReset().mockResolvedValue(account);
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: false });
    expect(create).not.toHaveBeenCalled();
  });

  it('is not new when somebody created it at the same time', async () => {
    const { find, create } = watchCalls();
    create.mockRejectedValue(authError('email-already-exists'));
    find.mockResolvedValue(account);
    expect(await ensureAccount(accounts, 'ana@example.com')).toEqual({ account, isNew: false });
  });
});
