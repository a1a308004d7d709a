import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { DocumentReference, Firestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { registerAccount } from './register-account.ts';

const app = initializeApp({ projectId: 'demo-unit' }, 'register-account-test');
afterAll(() => deleteApp(app));

const email = 'rita@test.example';

/** Registers the email of an account and returns the calls of Auth and the documents that were created. */
async function register(account: Pick<UserRecord, 'emailVerified' | 'disabled'>) {
  const [firestore, accounts] = [new Firestore({ projectId: 'demo-unit' }), getAuth(app)];
  const found = { uid: 'u1', email, providerData: [], ...account } as unknown as UserRecord;
  vi.spyOn(accounts, 'getUserByEmail').mockResolvedValue(found);
  const change = vi.spyOn(accounts, 'updateUser').mockResolvedValue(found);
  vi.spyOn(accounts, 'revokeRefreshTokens').mockResolvedValue();
  const link = vi.spyOn(accounts, 'generatePasswordResetLink').mockResolvedValue('https://auth.example/?oobCode=code');
  vi.spyOn(firestore, 'getAll').mockResolvedValue([]);
  vi.spyOn(firestore, 'recursiveDelete').mockResolvedValue();
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue({ data: () => undefined } as DocumentSnapshot);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const create = vi.spyOn(WriteBatch.prototype, 'create');
  const response = await registerAccount({
    accounts: () => accounts,
    database: () => firestore,
    dailySalt: () => Promise.resolve('salt'),
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
    siteOrigin: () => 'https://www.brand.example',
    clock: () => new Date('2026-11-21T12:00:00Z'),
  })({
    ...{ params: {}, query: null, headers: null, member: null, requestId: 'r1' },
    body: { email, password: 'long enough', confirmPassword: 'long enough', agreeToTerms: true },
    sender: { ip: '192.0.2.1', plainForm: false },
  });
  const mails = create.mock.calls.filter(([{ path }]) => path.startsWith('mail/'));
  return { response, mails, change, link };
}

describe('a registration with the email of an account', () => {
  it('that is not confirmed sends a link', async () => {
    const { response, mails, link } = await register({ emailVerified: false, disabled: false });
    expect(response).toEqual({ status: 'accepted' });
    expect([link.mock.calls, mails].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each([true, false])('that is disabled sends nothing and changes nothing; confirmed: %s', async (emailVerified) => {
    const { response, mails, change, link } = await register({ emailVerified, disabled: true });
    expect(response).toEqual({ status: 'accepted' });
    expect(link).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
    expect(mails).toEqual([]);
  });
});
