import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { grantFirstAdmin } from './first-admin.ts';

it.each(['', '  ', 'x'.repeat(5000)])('asks for a name that the list of staff can hold', async (name) => {
  const app = initializeApp({ projectId: 'unit' }, 'first-admin');
  onTestFinished(() => deleteApp(app));
  const grant = grantFirstAdmin(getFirestore(app), getAuth(app), { email: 'ana@test.example', name });
  await expect(grant).rejects.toThrow('Give the name of the person');
});
