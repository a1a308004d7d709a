import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { createListedAccount } from './create-listed-account.ts';

it('an account that a stranger made with the email is deleted with its data and the emails about it', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const deleted: string[] = [];
  const where = vi.spyOn(Query.prototype, 'where');
  const sent = { ref: { delete: async () => deleted.push('email') } };
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [sent] } as unknown as QuerySnapshot);
  vi.spyOn(firestore, 'recursiveDelete').mockImplementation(async ({ path }) => void deleted.push(path));
  const accounts = {
    getUserByEmail: async () => ({ uid: 'stranger' }),
    getUsers: async () => ({ users: [] }),
    deleteUser: async (uid: string) => deleted.push(`account ${uid}`),
    createUser: async ({ uid }: { uid: string }) => ({ uid }),
  } as unknown as Auth;
  const listed = { uid: 'ana', email: 'ana@test.example', name: 'Ana Prova' };
  const account = await createListedAccount({ accounts: () => accounts, database: () => firestore }, listed);
  expect(account).toEqual({ uid: 'ana' });
  expect(deleted).toEqual(['account stranger', 'email', 'users/stranger']);
  expect(where).toHaveBeenCalledExactlyOnceWith('about', '==', 'users/stranger');
});
