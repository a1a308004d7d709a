import { randomUUID } from 'node:crypto';
import { deleteApp } from 'firebase-admin/app';
import { afterAll, expect, it } from 'vitest';
import { mailPath } from '#functions/platform/firestore-paths.ts';
import { retryEmails } from '#functions/features/mail/retry-emails.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = openAdminFirestore(admin);

/** An email as the mail extension leaves it. */
async function storeEmail(delivery: object) {
  const email = firestore.doc(mailPath(randomUUID()));
  await email.set({ to: ['ana@example.org'], message: { subject: 'Your enquiry' }, delivery });
  return email;
}

const failed = await Promise.all([1, 2].map((attempts) => storeEmail({ state: 'ERROR', attempts })));
const others = await Promise.all(
  [
    { state: 'ERROR', attempts: 3 },
    { state: 'ERROR', attempts: 0 },
    { state: 'SUCCESS', attempts: 1 },
    { state: 'PROCESSING', attempts: 1 },
  ].map((delivery) => storeEmail(delivery)),
);
afterAll(async () => {
  await Promise.all([...failed, ...others].map((email) => email.delete()));
  await deleteApp(admin);
});

it('an email is sent again after its first and second failure, unless it may have been sent', async () => {
  const before = await Promise.all(others.map(async (email) => (await email.get()).data()));
  expect(await retryEmails(firestore)).toBe(2);
  for (const email of failed) expect((await email.get()).get('delivery.state')).toBe('RETRY');
  expect(await Promise.all(others.map(async (email) => (await email.get()).data()))).toEqual(before);
  expect(await retryEmails(firestore)).toBe(0);
});
