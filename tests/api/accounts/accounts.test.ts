import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCOUNT_GONE } from '#domain/account/text.ts';
import { openAccountFixture } from '#support/accounts/fixture.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { alteredToken } from '#support/accounts/tokens.ts';
import { openTestMembers } from '#support/accounts/test-members.ts';
import { useUpPasswordResets } from '#support/accounts/account-email-counts.ts';
import { newIp, postJson } from '#support/forms/sending.ts';

const accounts = openAccountFixture(readEmulatorEnvironment());
const members = openTestMembers();

afterAll(async () => {
  await accounts.close();
  await members.close();
});

// Each request is another sender's, or the tests would share one sender's limits.
const register = (body: Record<string, unknown>) => postJson('/api/accounts', body);
const forget = (email: string, from?: string) => postJson('/api/accounts/password-reset', { email }, from);

const registration = (email: string, given: Record<string, unknown> = {}) => ({
  email,
  password: 'long enough',
  confirmPassword: 'long enough',
  agreeToTerms: true,
  ...given,
});

/** The parts of a response that could differ. */
async function traits(response: Response): Promise<unknown> {
  const compared = ['content-type', 'cache-control', 'content-length'];
  return {
    status: response.status,
    body: await response.text(),
    headers: compared.map((name) => response.headers.get(name)),
  };
}

describe('whether an email has an account', () => {
  it('is not shown by the response to a registration', async () => {
    const holder = await members.create();
    const free = await traits(await register(registration(members.newEmail())));
    const taken = await traits(await register(registration(holder.email)));
    expect(taken).toEqual(free);
    expect(free).toMatchObject({ status: 200, body: '{"status":"accepted"}' });
  });

  it('is not shown by the response to a forgotten password', async () => {
    const holder = await members.create();
    const nobody = await traits(await forget(members.newEmail()));
    const somebody = await traits(await forget(holder.email));
    expect(somebody).toEqual(nobody);
    expect(nobody).toMatchObject({ status: 200, body: '{"status":"accepted"}' });
  });

  it('is not shown by a fast response', async () => {
    const started = performance.now();
    await forget(members.newEmail());
    expect(performance.now() - started).toBeGreaterThan(880);
  });

  it('is not shown by the limit, which rejects both in the same way', async () => {
    const holder = await members.create();
    const nobody = await traits(await forgetTooOften(members.newEmail()));
    const somebody = await traits(await forgetTooOften(holder.email));
    expect(somebody).toEqual(nobody);
    expect(nobody).toMatchObject({ status: 429, body: expect.stringContaining('"code":"rate_limited"') });
  });
});

/** Uses up a sender's limit on resets of this password with the functions' counts, and asks for one more over HTTP. */
async function forgetTooOften(email: string): Promise<Response> {
  const from = newIp();
  for (let hour = 0; hour < 2; hour += 1) {
    await useUpPasswordResets(members.firestore, email, from);
    const response = await forget(email, from);
    // Accepted only when an hour of the limits has ended in between, which does not happen twice.
    if (response.status !== 200) return response;
  }
  throw new Error('A used-up limit accepted a password reset twice');
}

describe('a registration', () => {
  it('leaves the password and the name of an account that exists as they were', async () => {
    const holder = await members.create();
    await members.auth.updateUser(holder.uid, { displayName: 'Rita' });
    const before = await members.auth.getUser(holder.uid);
    await register(registration(holder.email));
    const after = await members.auth.getUser(holder.uid);
    expect(before.passwordHash).toBeDefined();
    for (const part of ['passwordHash', 'displayName', 'emailVerified', 'tokensValidAfterTime'] as const)
      expect(after[part], part).toEqual(before[part]);
  });

  it.each([
    ['a role', { role: 'admin' }],
    ['custom claims', { customClaims: { role: 'admin' } }],
    ['an id of its choice', { uid: 'demo-admin' }],
    ['a confirmed email', { emailVerified: true }],
    ['a name', { displayName: '<script>alert(1)</script>' }],
    ['a prototype', JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"role":"admin"}}')],
    ['unaccepted terms', { agreeToTerms: false }],
    ['terms as a text', { agreeToTerms: 'true' }],
    ['another confirmation', { confirmPassword: 'another one' }],
    ['a short password', { password: 'seven77', confirmPassword: 'seven77' }],
    ['a password that is a list', { password: ['long enough'], confirmPassword: ['long enough'] }],
    ['two emails', { email: 'one@test.example, two@test.example' }],
    ['a line break in the email', { email: 'one@test.example\nBcc: two@test.example' }],
    ['a script as its email', { email: '<script>alert(1)</script>@test.example' }],
  ])('with %s is rejected', async (_, given) => {
    const response = await register(registration(members.newEmail(), given));
    expect(await readProblem(response)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('from a page of another site is rejected', async () => {
    const response = await callSite('/api/accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      body: JSON.stringify(registration(members.newEmail())),
    });
    expect(await readProblem(response)).toMatchObject({ code: 'wrong_origin' });
  });
});

const asMember = (method: string, token: string) =>
  callSite('/api/account', { method, headers: { Authorization: `Bearer ${token}` } });

describe("a member's data", () => {
  it('is read by the member alone', async () => {
    const member = await accounts.open('member');
    const response = await asMember('GET', await member.idToken());
    expect(await response.json()).toMatchObject({ uid: member.uid, email: member.email, name: '', favorites: [] });
  });

  it('names the emails about the account without their links, which would set a password', async () => {
    const member = await accounts.open('member');
    await forget(member.email);
    const response = await asMember('GET', await member.idToken());
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      emails: [{ subject: expect.stringContaining('password'), queuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    });
    expect(text).not.toContain('oobCode');
  });

  it.each([
    ['nobody', ''],
    ['a text', 'admin'],
    ['a token without content', 'a.b.c'],
  ])('is not read by %s', async (_, token) => {
    expect(await readProblem(await asMember('GET', token))).toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
    ['an account that does not exist', { sub: randomUUID(), user_id: randomUUID() }],
    ['an hour that has passed', { exp: 2, iat: 1 }],
    ['no subject', { sub: '' }],
  ])('is not read with a token forged for %s', async (_, claims) => {
    const member = await accounts.open('member');
    const response = await asMember('GET', alteredToken(await member.idToken(), claims));
    expect(await readProblem(response)).toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['root', 'Admin', 'admin ', ['admin'], { admin: true }, 1])(
    'is not read with the unknown role %j',
    async (role) => {
      const member = await accounts.open('member');
      const response = await asMember('GET', alteredToken(await member.idToken(), { role }));
      expect(await readProblem(response)).toMatchObject({ code: 'forbidden' });
    },
  );
});

describe('deleting an account', () => {
  it('is not for staff', async () => {
    const editor = await accounts.open('editor');
    expect(await readProblem(await asMember('DELETE', await editor.idToken()))).toMatchObject({ code: 'conflict' });
  });

  it('deletes account, profile, favourites and emails, and cannot be repeated', async () => {
    const member = await accounts.open('member');
    const profile = members.firestore.doc(`users/${member.uid}`);
    await profile.set({ name: 'Rita' });
    await profile.collection('favorites').doc('one').set({ propertyId: 'one' });
    await members.firestore
      .collection('mail')
      .doc()
      .set({ about: `users/${member.uid}` });
    const token = await member.idToken();
    expect(await (await asMember('DELETE', token)).json()).toEqual({ status: 'deleted' });
    expect((await profile.get()).exists).toBe(false);
    expect((await profile.collection('favorites').get()).empty).toBe(true);
    const messages = members.firestore.collection('mail').where('about', '==', `users/${member.uid}`);
    expect((await messages.get()).empty).toBe(true);
    expect(await readProblem(await asMember('DELETE', token))).toMatchObject({
      code: 'unauthenticated',
      detail: ACCOUNT_GONE,
    });
  });
});
