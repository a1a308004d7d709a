import { randomUUID } from 'node:crypto';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { countAccountEmail, type AccountEmail } from '#functions/features/accounts/account-email-limits.ts';
import { createDailySalt } from '#functions/platform/limits/daily-salt.ts';
import { createPublishedContent } from '#functions/platform/content/published-content.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

// Calls the functions' counting directly, because all requests through the site have the same sender.
const admin = openAdminApp(readEmulatorEnvironment());
const firestore = openAdminFirestore(admin);
const database = () => firestore;
const noon = new Date('2027-05-04T12:00:00Z');

afterAll(() => deleteApp(admin));

/** Requests an email several times at one point in time and returns how many requests were accepted. */
async function accepted(times: number, email: string, sender: string, kind: AccountEmail, at = noon): Promise<number> {
  const deps = {
    ...{ database, accounts: () => getAuth(admin), content: createPublishedContent(database) },
    ...{ dailySalt: createDailySalt(database), siteOrigin: () => 'https://site.example', clock: () => at },
  };
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
});
