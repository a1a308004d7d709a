import { randomUUID } from 'node:crypto';
import { confirmPasswordReset, getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAuth, latestCode, openSession } from '#support/accounts/auth-rest.ts';
import { openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';
import { openTestMembers } from '#support/accounts/test-members.ts';
import { postJson } from '#support/forms/sending.ts';

const members = openTestMembers();
let staff: StaffFixture;
beforeAll(async () => {
  staff = await openStaffFixture();
});
afterAll(async () => {
  await staff.close();
  await members.close();
});

const newPassword = 'chosen by the stranger';

/** Tokens that the stranger gets by our own password reset, if it sends a link to this mailbox. */
async function tokensByReset(mailbox: string): Promise<string[]> {
  const earlier = await members.subjectsTo(mailbox);
  expect((await postJson('/api/accounts/password-reset', { email: mailbox })).status).toBe(200);
  if ((await members.subjectsTo(mailbox)).length === earlier.length) return [];
  const code = new URL(await members.latestLinkTo(mailbox)).searchParams.get('oobCode') ?? '';
  const client = getClientAuth(staff.accounts.openVisitor());
  await confirmPasswordReset(client, code, newPassword);
  const { user } = await signInWithEmailAndPassword(client, mailbox, newPassword);
  return [await user.getIdToken()];
}

/** Statuses of a staff call with each token. */
const callWith = (tokens: readonly string[]) =>
  Promise.all(tokens.map(async (token) => (await staff.call(token, 'GET', '/api/admin/staff')).status));

// Auth's own interface is open to everybody who knows the site's API key; the emulator has sign-up and changes of the email
// turned on, which docs/deploy.md turns off.
describe('a stranger whose account carries the email of a colleague who is invited', () => {
  it('gets nothing from a link, asked for before, that changes the email', async () => {
    const [email, mailbox] = [`colleague-${randomUUID()}@test.example`, members.newEmail()];
    const { localId, idToken } = await openSession('signUp', { email, password: 'the strangers own' });
    await callAuth('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: mailbox });
    const code = await latestCode('VERIFY_AND_CHANGE_EMAIL', email);
    const colleague = await staff.invite('admin', email);
    expect(colleague.uid).not.toBe(localId);
    // The cloud knows whose link this is; the emulator looks for the email and changes the colleague's new account.
    await callAuth('update', { oobCode: code });
    const statuses = await callWith([idToken, ...(await tokensByReset(mailbox))]);
    expect(new Set(statuses)).not.toContain(200);

    // Inviting again takes the account back, also while the stranger holds the colleague's email with another one.
    const another = await openSession('signUp', { email, password: 'the strangers own' });
    expect((await staff.callAsAdmin('POST', `/api/admin/staff/${colleague.uid}/invitation`)).status).toBe(200);
    expect(await callWith([another.idToken, await staff.tokenOf(colleague)])).toEqual([401, 200]);
    expect(await tokensByReset(mailbox)).toEqual([]);
  });

  it('gets nothing from a link that brings back the earlier email', async () => {
    const [email, mailbox] = [`colleague-${randomUUID()}@test.example`, members.newEmail()];
    const own = await openSession('signUp', { email: mailbox, password: 'the strangers own' });
    const { localId, idToken } = await openSession('update', { idToken: own.idToken, email });
    const code = await latestCode('RECOVER_EMAIL', mailbox);
    const colleague = await staff.invite('admin', email);
    expect(colleague.uid).not.toBe(localId);
    expect((await callAuth('update', { oobCode: code })).ok).toBe(false);
    const statuses = await callWith([own.idToken, idToken, ...(await tokensByReset(mailbox))]);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await staff.auth.getUser(colleague.uid)).email).toBe(email);
  });

  it('gets nothing from sessions opened while the invitation is being sent', async () => {
    const [email, mailbox] = [`colleague-${randomUUID()}@test.example`, members.newEmail()];
    const credentials = { email, password: 'the strangers own' };
    const tokens = [(await openSession('signUp', credentials)).idToken];
    const ended = new AbortController();
    const invitation = staff.invite('admin', email).finally(() => {
      ended.abort();
    });
    while (!ended.signal.aborted) {
      const response = await callAuth('signInWithPassword', { ...credentials, returnSecureToken: true });
      const body: unknown = await response.json();
      if (response.ok) tokens.push(String(Reflect.get(Object(body), 'idToken')));
    }
    const colleague = await invitation;
    for (const idToken of tokens) {
      expect((await callAuth('update', { idToken, email: mailbox })).ok).toBe(false);
    }
    const statuses = await callWith([...tokens, ...(await tokensByReset(mailbox))]);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await staff.auth.getUser(colleague.uid)).email).toBe(email);
  });
});
