import type { Auth, UserRecord } from 'firebase-admin/auth';
import { DocumentReference, Firestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { vi } from 'vitest';
import type { AccountDeps } from './account-deps.ts';

export const EMAIL = 'rita@test.example';

/** What a handler gets of a visitor's request besides its body. */
export const VISITOR = {
  ...{ params: {}, query: null, headers: null, member: null, requestId: 'r1' },
  sender: { ip: '192.0.2.1', plainForm: false },
};

/**
 * Dependencies with one account, the name in its profile, and a site that has sent so many emails in this hour; and what a
 * handler does with them.
 */
export function accountFixture(account: Pick<UserRecord, 'emailVerified' | 'disabled'>, emails = 0, name = '') {
  const found = { uid: 'u1', email: EMAIL, providerData: [], ...account };
  const change = vi.fn(async () => found);
  const link = vi.fn(async () => 'https://auth.example/?oobCode=code');
  const accounts = {
    ...{ getUserByEmail: async () => found, updateUser: change, generatePasswordResetLink: link },
    revokeRefreshTokens: async () => undefined,
  } as unknown as Auth;
  const firestore = new Firestore({ projectId: 'unit' });
  vi.spyOn(firestore, 'getAll').mockResolvedValue([]);
  vi.spyOn(firestore, 'recursiveDelete').mockResolvedValue();
  const counted = { data: () => ({ count: emails, noticed: true }) } as unknown as DocumentSnapshot;
  const times = { createdAt: new Date(0), updatedAt: new Date(0) };
  const fields = { name, ...times, favoritesCount: 0, lastFavoriteId: null };
  const profile = { exists: true, data: () => fields } as unknown as DocumentSnapshot;
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(function read(this: DocumentReference) {
    return Promise.resolve(this.path.startsWith('users/') ? profile : counted);
  });
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const create = vi.spyOn(WriteBatch.prototype, 'create');
  const deps: AccountDeps = {
    accounts: () => accounts,
    database: () => firestore,
    dailySalt: async () => 'salt',
    content: { readSettings: async () => settingsFixture() },
    siteOrigin: () => 'https://www.brand.example',
    clock: () => new Date('2026-11-21T12:00:00Z'),
  };
  const mails = () =>
    create.mock.calls.filter(([{ path }]) => path.startsWith('mail/')).map(([, mail]) => Object(mail));
  const listRecipients = (): unknown[] => mails().map(({ to }) => to);
  const listMessages = (): unknown[] => mails().map(({ message }) => message);
  return { deps, change, link, listRecipients, listMessages };
}
