import { randomUUID } from 'node:crypto';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { countAccountEmail, type AccountEmail } from '#functions/features/accounts/account-email-limits.ts';
import { sendPasswordReset } from '#functions/features/accounts/send-password-reset.ts';
import { accountDeps } from '#support/accounts/account-email-counts.ts';
import { handlerInput } from '#support/forms/form-handlers.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

// The functions' counting in this process with a clock of its own, so that no hour ends between two requests.
const admin = openAdminApp(readEmulatorEnvironment());
const firestore = openAdminFirestore(admin);
// No request over HTTP is counted in this hour.
const noon = new Date('2001-05-04T12:00:00Z');

afterAll(() => deleteApp(admin));

/** Requests an email several times at one point in time and returns how many requests were accepted. */
async function accepted(times: number, email: string, sender: string, kind: AccountEmail, at = noon): Promise<number> {
  const deps = accountDeps(firestore, () => at);
  let count = 0;
  for (let n = 0; n < times; n += 1) {
    const outcome: unknown = await countAccountEmail(deps, kind, email, sender).catch((error: unknown) => error);
    if (outcome === undefined) count += 1;
    else expect(outcome).toMatchObject({ code: 'rate_limited' });
  }
  return count;
}

const newEmail = () => `member-${randomUUID()}@test.example`;
const newSender = () => `sender-${randomUUID()}`;

describe('emails about an account', () => {
  it('are still sent to the member when a stranger has used up a limit', async () => {
    const email = newEmail();
    expect(await accepted(8, email, newSender(), 'password reset')).toBe(5);
    expect(await accepted(1, email, newSender(), 'password reset')).toBe(1);
  });

  it('stop after twenty to one email within an hour, from any sender', async () => {
    const email = newEmail();
    let count = 0;
    for (let sender = 0; sender < 5; sender += 1) count += await accepted(5, email, newSender(), 'password reset');
    expect(count).toBe(20);
  });

  it('are counted by the hour, not by the day', async () => {
    const [email, sender] = [newEmail(), newSender()];
    expect(await accepted(6, email, sender, 'password reset')).toBe(5);
    const anHourLater = new Date(noon.getTime() + 3_600_000);
    expect(await accepted(1, email, sender, 'password reset', anHourLater)).toBe(1);
  });

  it('for registrations do not use up the limit of password resets', async () => {
    const [email, sender] = [newEmail(), newSender()];
    expect(await accepted(6, email, sender, 'registration')).toBe(5);
    expect(await accepted(1, email, sender, 'password reset')).toBe(1);
  });

  it('count one mailbox once, in any case and with any suffix after a plus', async () => {
    const [name, sender] = [randomUUID(), newSender()];
    expect(await accepted(5, `${name}@test.example`, sender, 'password reset')).toBe(5);
    expect(await accepted(1, `${name.toUpperCase()}+again@Test.Example`, sender, 'password reset')).toBe(0);
  });

  it('are counted by the reset of a password, with and without an account', async () => {
    const email = newEmail();
    const { uid } = await getAuth(admin).createUser({ email, emailVerified: true });
    const deps = accountDeps(firestore, () => noon);
    const statuses = await Promise.all(
      [email, newEmail()].map(async (to) => {
        const sender = newSender();
        expect(await accepted(4, to, sender, 'password reset')).toBe(4);
        const reset = () => sendPasswordReset(deps)({ ...handlerInput(sender), body: { email: to } });
        expect(await reset()).toEqual({ status: 'accepted' });
        return reset().catch((error: unknown) => Reflect.get(Object(error), 'code'));
      }),
    );
    await getAuth(admin).deleteUser(uid);
    expect(statuses).toEqual(['rate_limited', 'rate_limited']);
  });
});
