import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { DocumentReference, Firestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sendPasswordReset } from './send-password-reset.ts';

const app = initializeApp({ projectId: 'demo-unit' }, 'send-password-reset-test');
afterAll(() => deleteApp(app));

const email = 'rita@test.example';

/** Asks for a new password after so many emails of this hour; gives the response and who gets an email. */
async function reset(emailVerified: boolean, emails: number) {
  vi.stubEnv('ACKNOWLEDGEMENTS_PER_HOUR', '3');
  const [firestore, accounts] = [new Firestore({ projectId: 'demo-unit' }), getAuth(app)];
  const found = { uid: 'u1', email, emailVerified, disabled: false, providerData: [] } as unknown as UserRecord;
  vi.spyOn(accounts, 'getUserByEmail').mockResolvedValue(found);
  vi.spyOn(accounts, 'updateUser').mockResolvedValue(found);
  vi.spyOn(accounts, 'revokeRefreshTokens').mockResolvedValue();
  vi.spyOn(accounts, 'generatePasswordResetLink').mockResolvedValue('https://auth.example/?oobCode=code');
  vi.spyOn(firestore, 'getAll').mockResolvedValue([]);
  vi.spyOn(firestore, 'recursiveDelete').mockResolvedValue();
  const stored = { data: () => ({ count: emails, noticed: true }) } as unknown as DocumentSnapshot;
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(stored);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const create = vi.spyOn(WriteBatch.prototype, 'create');
  const response = await sendPasswordReset({
    accounts: () => accounts,
    database: () => firestore,
    dailySalt: () => Promise.resolve('salt'),
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
    siteOrigin: () => 'https://www.brand.example',
    clock: () => new Date('2026-11-21T12:00:00Z'),
  })({
    ...{ params: {}, query: null, headers: null, member: null, requestId: 'r1' },
    body: { email },
    sender: { ip: '192.0.2.1', plainForm: false },
  });
  const mails = create.mock.calls.filter(([{ path }]) => path.startsWith('mail/'));
  return { response, to: mails.map(([, mail]) => Object(mail).to) };
}

describe('a new password', () => {
  const accepted = { status: 'accepted' };

  it('is emailed to an unconfirmed address', async () => {
    expect(await reset(false, 2)).toEqual({ response: accepted, to: [[email]] });
  });

  it('is not emailed to an unconfirmed address once the site has sent its emails of the hour', async () => {
    expect(await reset(false, 3)).toEqual({ response: accepted, to: [] });
  });

  it('is emailed to a member however many emails there were', async () => {
    expect(await reset(true, 3)).toEqual({ response: accepted, to: [[email]] });
  });
});
