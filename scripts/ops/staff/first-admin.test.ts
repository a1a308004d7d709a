import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import {
  DocumentReference,
  Firestore,
  getFirestore,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { grantFirstAdmin } from './first-admin.ts';

it.each(['', '  ', 'x'.repeat(5000)])('asks for a name that the list of staff can hold', async (name) => {
  const app = initializeApp({ projectId: 'unit' }, 'first-admin');
  onTestFinished(() => deleteApp(app));
  const grant = grantFirstAdmin(getFirestore(app), getAuth(app), { email: 'ana@test.example', name });
  await expect(grant).rejects.toThrow('Give the name of the person');
});

it('leaves the name of the first administrator in the audit log, which is never deleted, and not the email', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const written: unknown[] = [];
  const transaction = {
    get: () => Promise.resolve({ docs: [] }),
    set: () => undefined,
    create: (_: DocumentReference, entry: object) => written.push(entry),
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue({ exists: false } as DocumentSnapshot);
  const auth = {
    getUserByEmail: async () => ({ uid: 'ana', emailVerified: true }),
    getUsers: async () => ({ users: [] }),
  } as unknown as Auth;
  await grantFirstAdmin(firestore, auth, { email: 'ana@test.example', name: 'Ana Prova' });
  expect(written).toMatchObject([{ action: 'staff.first-admin', after: { name: 'Ana Prova', role: 'admin' } }]);
  expect(JSON.stringify(written)).not.toContain('ana@test.example');
});
