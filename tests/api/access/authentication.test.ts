import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { authenticateByToken } from '#functions/http/authenticate.ts';
import { auth } from '#functions/platform/firebase.ts';
import { openAccountFixture } from '#support/accounts/fixture.ts';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { alteredToken, signedInSecond } from '#support/accounts/tokens.ts';

// The API's own function with tokens of the Auth emulator; access-matrix.test.ts covers every endpoint.
const environment = readEmulatorEnvironment();
const accounts = openAccountFixture(environment);
const admin = openAdminApp(environment);
const adminAuth = getAuth(admin);
const authenticate = authenticateByToken(auth);

function present(token: string) {
  return authenticate(new Request(environment.siteOrigin, { headers: { Authorization: `Bearer ${token}` } }));
}

afterAll(async () => {
  await accounts.close();
  await deleteApp(admin);
});

describe('a token of the Auth emulator', () => {
  it('of a member carries no role', async () => {
    const member = await accounts.open('member');
    expect(await present(await member.idToken())).toEqual({
      uid: member.uid,
      email: member.email,
      emailVerified: true,
      signedInAt: expect.any(Date),
      hasSecondFactor: false,
      role: null,
    });
  });

  it.each(['editor', 'concierge', 'admin'] as const)('of staff carries the role %s', async (role) => {
    const account = await accounts.open(role);
    expect(await present(await account.idToken())).toMatchObject({ uid: account.uid, role });
  });
});

describe('a token is rejected', () => {
  const rejected = { code: 'unauthenticated' };

  it('once it was revoked', async () => {
    const member = await accounts.open('member');
    const token = await member.idToken();
    // Revocation counts in whole seconds, so it must be in a later one than the sign-in.
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 2000 }).toBeGreaterThan(signedInSecond(token));
    await adminAuth.revokeRefreshTokens(member.uid);
    await expect(present(token)).rejects.toMatchObject(rejected);
  });

  it('once its account is disabled', async () => {
    const member = await accounts.open('member');
    const token = await member.idToken();
    await adminAuth.updateUser(member.uid, { disabled: true });
    await expect(present(token)).rejects.toMatchObject(rejected);
  });

  it('once its account is deleted', async () => {
    const member = await accounts.open('member');
    const token = await member.idToken();
    await adminAuth.deleteUser(member.uid);
    await expect(present(token)).rejects.toMatchObject(rejected);
  });

  it.each([
    ['when it has expired', { iat: 1, exp: 2 }],
    ['when it is for another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
    ['when another issuer made it', { iss: 'https://elsewhere.example' }],
    ['when it names nobody', { sub: '' }],
    ['when it names an account that does not exist', { sub: 'nobody', user_id: 'nobody' }],
  ])('%s', async (_, claims) => {
    const member = await accounts.open('member');
    await expect(present(alteredToken(await member.idToken(), claims))).rejects.toMatchObject(rejected);
  });
});
