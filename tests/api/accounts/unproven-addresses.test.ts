import { randomUUID } from 'node:crypto';
import { confirmPasswordReset, getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFirstAdmin } from '#scripts/ops/staff/first-admin.ts';
import { readProblem } from '#support/api/calls.ts';
import { postJson } from '#support/forms/sending.ts';
import { openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';
import { openSquatter, type Squatter } from '#support/accounts/squatter.ts';
import { openTestMembers } from '#support/accounts/test-members.ts';

const members = openTestMembers();
let staff: StaffFixture;
beforeAll(async () => {
  staff = await openStaffFixture();
});
afterAll(async () => {
  await staff.close();
  await members.close();
});

const squat = async (): Promise<Squatter> => {
  const squatter = await openSquatter(staff.auth, staff.firestore, staff.accounts.openVisitor());
  staff.invited.push(squatter.uid);
  return squatter;
};

const signIn = (email: string, password: string) =>
  signInWithEmailAndPassword(getClientAuth(staff.accounts.openVisitor()), email, password);

const register = (email: string, password: string) =>
  postJson('/api/accounts', { email, password, confirmPassword: password, agreeToTerms: true });

/** Follows the link in the latest message to this email and returns the chosen password. */
async function choosePasswordByLink(email: string): Promise<string> {
  const link = new URL(await members.latestLinkTo(email));
  const password = randomUUID();
  const client = getClientAuth(staff.accounts.openVisitor());
  await confirmPasswordReset(client, link.searchParams.get('oobCode') ?? '', password);
  return password;
}

/** Expects that the stranger's password, sessions and favourites are gone. */
async function expectNothingLeftOf({ uid, email, password, token, renewToken }: Squatter): Promise<void> {
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'auth/wrong-password' });
  // Unlike the cloud, the emulator renews tokens of revoked sessions, though not of deleted accounts; the API rejects both.
  const renewed = await renewToken().then(
    (later) => [later],
    () => [],
  );
  for (const old of [token, ...renewed])
    expect((await readProblem(await staff.call(old, 'GET', '/api/account'))).code).toBe('unauthenticated');
  expect((await staff.firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  expect(await members.favoritesOf(uid)).toEqual([]);
}

describe('a role', () => {
  it('goes to the invited colleague, not to the stranger who registered the email first', async () => {
    const squatter = await squat();
    const colleague = await staff.invite('admin', squatter.email);
    await expectNothingLeftOf(squatter);

    const password = await staff.choosePassword(colleague);
    const { user } = await signIn(squatter.email, password);
    expect((await staff.call(await user.getIdToken(), 'GET', '/api/admin/staff')).status).toBe(200);
    await expect(signIn(squatter.email, squatter.password)).rejects.toMatchObject({ code: 'auth/wrong-password' });
  });

  it('still reaches the colleague when a stranger registers the email after the invitation', async () => {
    const colleague = await staff.invite('editor');
    await register(colleague.email, 'the strangers own');
    await expect(signIn(colleague.email, 'the strangers own')).rejects.toMatchObject({ code: 'auth/wrong-password' });
    const { user } = await signIn(colleague.email, await staff.choosePassword(colleague));
    expect((await user.getIdTokenResult()).claims).toMatchObject({ role: 'editor', email_verified: true });
  });

  it('still reaches the colleague when an invitation is sent twice by mistake', async () => {
    const colleague = await staff.invite('editor');
    const again = { key: randomUUID(), email: colleague.email, name: 'Ana Prova', role: 'editor' };
    expect((await readProblem(await staff.callAsAdmin('POST', '/api/admin/staff', again))).code).toBe('conflict');
    await signIn(colleague.email, await staff.choosePassword(colleague));
  });

  it('is sent again with a link to choose a password as long as the email is not confirmed', async () => {
    const squatter = await squat();
    const colleague = await staff.invite('editor', squatter.email);
    await staff.callAsAdmin('POST', `/api/admin/staff/${colleague.uid}/invitation`);
    await signIn(colleague.email, await staff.choosePassword(colleague));
  });

  it('counts for nothing until the email of an existing colleague is confirmed', async () => {
    const { uid, email, password } = await squat();
    await staff.auth.setCustomUserClaims(uid, { role: 'admin' });
    const line = { email, name: 'Ana Prova', role: 'admin', isDisabled: false, invitedAt: new Date(), rev: 1 };
    await staff.firestore.doc(`staff/${uid}`).set(line);
    const before = await (await signIn(email, password)).user.getIdToken();
    expect((await readProblem(await staff.call(before, 'GET', '/api/admin/staff'))).code).toBe('forbidden');
    await postJson('/api/accounts/password-reset', { email });
    const after = await (await signIn(email, await choosePasswordByLink(email))).user.getIdToken();
    expect((await staff.call(after, 'GET', '/api/admin/staff')).status).toBe(200);
  });

  it('is not given by the script to an email that is not confirmed', async () => {
    const { email } = await squat();
    const grant = grantFirstAdmin(staff.firestore, staff.auth, { email, name: 'Primeira Pessoa' });
    await expect(grant).rejects.toThrow('is not confirmed');
  });
});

describe('the password', () => {
  it('of a registration signs nobody in before the link in the email was opened', async () => {
    const email = members.newEmail();
    await register(email, 'chosen by somebody');
    await expect(signIn(email, 'chosen by somebody')).rejects.toMatchObject({ code: 'auth/wrong-password' });
  });

  it('of the holder of the mailbox is the only one that works after confirming', async () => {
    const email = members.newEmail();
    await register(email, 'chosen by a stranger');
    await register(email, 'chosen by the owner');
    const password = await choosePasswordByLink(email);
    await signIn(email, password);
    for (const other of ['chosen by a stranger', 'chosen by the owner'])
      await expect(signIn(email, other)).rejects.toMatchObject({ code: 'auth/wrong-password' });
    expect((await members.auth.getUserByEmail(email)).emailVerified).toBe(true);
  });

  it.each([
    ['registering again', (email: string) => register(email, 'chosen by the owner')],
    ['asking for a new password', (email: string) => postJson('/api/accounts/password-reset', { email })],
  ])('of a stranger, with sessions and favourites, does not survive %s', async (_, ask) => {
    const squatter = await squat();
    expect((await ask(squatter.email)).status).toBe(200);
    await expectNothingLeftOf(squatter);
    await signIn(squatter.email, await choosePasswordByLink(squatter.email));
  });
});
