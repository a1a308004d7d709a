import type { Auth } from 'firebase-admin/auth';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

const admin = { ...OLDER_RECORDS.staff, role: 'admin' };
const unreadable = { ...admin, invitedAt: 'last year' };

/** Whether Ana may lose her role, of admins with these lines and confirmed accounts; and what is logged. */
function askFor(lines: Record<string, object>) {
  const { log, firestore } = listFixture(lines);
  const transaction = { get: (query: Query) => query.get() } as unknown as Transaction;
  const users = Object.keys(lines).map((path) => ({ uid: path.slice(6), email: admin.email, emailVerified: true }));
  const accounts = { getUsers: () => Promise.resolve({ users }) } as unknown as Auth;
  return { log, required: requireAnotherAdmin({ firestore, transaction, accounts }, 'ana') };
}

it('a line of another admin that cannot be read, which is logged, does not keep an admin from being changed', async () => {
  const { log, required } = askFor({ 'staff/ana': admin, 'staff/rui': unreadable, 'staff/vera': admin });
  await required;
  expect(log).toHaveBeenCalledExactlyOnceWith('staff/rui does not parse', expect.any(Error));
});

it('an admin whose line cannot be read does not count as another one', async () => {
  const { required } = askFor({ 'staff/ana': admin, 'staff/rui': unreadable });
  await expect(required).rejects.toMatchObject({ code: 'last_admin' });
});
