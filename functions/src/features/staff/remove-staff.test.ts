import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { describe, expect, it, vi } from 'vitest';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { removeStaff } from './remove-staff.ts';

const LINE = { email: 'ana@test.example', name: 'Ana Prova', role: 'editor', invitedAt: new Date(0), rev: 2 };

/** Removes a colleague with this line and returns, in their order, what was deleted. */
async function remove(line: object, rev = 2): Promise<string[]> {
  const firestore = new Firestore({ projectId: 'unit' });
  const deleted: string[] = [];
  const transaction = {
    get: () => Promise.resolve({ exists: true, data: () => line }),
    delete: ({ path }: { path: string }) => deleted.push(path),
    create: () => undefined,
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const invitation = { ref: { delete: async () => deleted.push('email') } };
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [invitation] } as unknown as QuerySnapshot);
  const accounts = { deleteUser: async (uid: string) => deleted.push(`account ${uid}`) } as unknown as Auth;
  await removeStaff({
    accounts: () => accounts,
    database: () => firestore,
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
    siteOrigin: () => 'https://www.brand.example',
    clock: () => new Date('2026-11-21T12:00:00Z'),
  })({ ...staffInput('admin'), params: { uid: 'u1' }, query: { rev } }).catch((error: unknown) =>
    deleted.push(String(Reflect.get(Object(error), 'code'))),
  );
  return deleted;
}

describe('removing a colleague', () => {
  it('deletes the account before the line, so that the email can become a member and a failure can be repeated', async () => {
    expect(await remove({ ...LINE, isDisabled: true })).toEqual(['account u1', 'email', 'staff/u1']);
  });

  it('deletes nothing while the account is open, or when the line has changed', async () => {
    expect(await remove({ ...LINE, isDisabled: false })).toEqual(['conflict']);
    expect(await remove({ ...LINE, isDisabled: true }, 1)).toEqual(['conflict']);
  });
});
