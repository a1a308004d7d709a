import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeStaff } from './remove-staff.ts';

const app = initializeApp({ projectId: 'demo-unit' }, 'remove-staff-test');
afterAll(() => deleteApp(app));

const LINE = { email: 'ana@test.example', name: 'Ana Prova', role: 'editor', invitedAt: new Date(0), rev: 2 };

/** Removes a colleague with this line and returns, in their order, what was deleted. */
async function remove(line: object, rev = 2): Promise<string[]> {
  const [firestore, accounts] = [new Firestore({ projectId: 'demo-unit' }), getAuth(app)];
  const deleted: string[] = [];
  const transaction = {
    get: () => Promise.resolve({ exists: true, data: () => line }),
    delete: ({ path }: { path: string }) => deleted.push(path),
    create: () => undefined,
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  vi.spyOn(accounts, 'getUsers').mockResolvedValue({ users: [], notFound: [] });
  vi.spyOn(accounts, 'deleteUser').mockImplementation((uid) => Promise.resolve(void deleted.push(`account ${uid}`)));
  await removeStaff({
    accounts: () => accounts,
    database: () => firestore,
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
    siteOrigin: () => 'https://www.brand.example',
    clock: () => new Date('2026-11-21T12:00:00Z'),
  })({
    ...{ params: { uid: 'u1' }, query: { rev }, body: null, headers: null, requestId: 'r1' },
    member: {
      ...{ uid: 'admin', email: 'rita@test.example', emailVerified: true },
      ...{ signedInAt: new Date(0), hasSecondFactor: false, role: 'admin' as const },
    },
    sender: { ip: '192.0.2.1', plainForm: false },
  }).catch((error: unknown) => deleted.push(String(Reflect.get(Object(error), 'code'))));
  return deleted;
}

describe('removing a colleague', () => {
  it('deletes the account before the line, so that the email can become a member and a failure can be repeated', async () => {
    expect(await remove({ ...LINE, isDisabled: true })).toEqual(['account u1', 'staff/u1']);
  });

  it('deletes nothing while the account is open, or when the line has changed', async () => {
    expect(await remove({ ...LINE, isDisabled: false })).toEqual(['conflict']);
    expect(await remove({ ...LINE, isDisabled: true }, 1)).toEqual(['conflict']);
  });
});
