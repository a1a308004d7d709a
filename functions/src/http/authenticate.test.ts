import { ACCOUNT_GONE } from '#domain/account/text.ts';
import { ApiError } from '#domain/core/errors.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticateByToken } from './authenticate.ts';

const PROJECT = 'demo-unit';
const app = initializeApp({ projectId: PROJECT }, 'authenticate-test');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);

function claims(project: string) {
  const standing = { sub: 'u1', auth_time: now, iat: now, exp: now + 3600 };
  return { iss: `https://securetoken.google.com/${project}`, aud: project, role: 'admin', ...standing };
}

function signed(payload: unknown): string {
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'forged' })}.${encode(payload)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

function signedWithSecret(payload: unknown): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'forged' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`;
}

function requestWith(authorization: string | null): Request {
  return new Request('http://site.example/api/mine', { headers: authorization === null ? {} : { authorization } });
}

beforeEach(() => {
  // The real verifier: with the Auth emulator it would accept unsigned tokens.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.spyOn(logger, 'info').mockReturnValue(undefined);
});
afterAll(() => deleteApp(app));

describe('without the emulator, a request is rejected', () => {
  const authenticate = authenticateByToken(() => getAuth(app));

  it.each([
    ['without a header', null],
    ['with another scheme', `Basic ${signed(claims(PROJECT))}`],
    ['with an empty token', 'Bearer '],
    ['with an invalid token', 'Bearer undefined'],
    ['with an unsigned token', `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(PROJECT))}.`],
    ['with a token signed by a shared secret', `Bearer ${signedWithSecret(claims(PROJECT))}`],
    ['with a token of another project', `Bearer ${signed(claims('demo-other'))}`],
  ])('%s', async (_, authorization) => {
    const rejection = await authenticate(requestWith(authorization)).catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(ApiError);
    expect(rejection).toMatchObject({ code: 'unauthenticated', headers: { 'WWW-Authenticate': 'Bearer' } });
  });
});

describe('a verified token', () => {
  const verified = (payload: object) =>
    authenticateByToken(() => ({ verifyIdToken: vi.fn().mockResolvedValue(payload) }))(requestWith('Bearer a.b.c'));

  it('without a role is a member', async () => {
    const member = await verified({ uid: 'u1', email: 'ana@site.example', email_verified: true });
    expect(member).toEqual({
      uid: 'u1',
      email: 'ana@site.example',
      emailVerified: true,
      signedInAt: new Date(0),
      hasSecondFactor: false,
      role: null,
    });
  });

  it('with a staff role carries it', async () => {
    expect(await verified({ uid: 'u1', role: 'concierge' })).toMatchObject({ role: 'concierge', email: null });
  });

  it('of a sign-in with a second factor says so', async () => {
    const payload = { uid: 'u1', role: 'editor', firebase: { sign_in_second_factor: 'totp' } };
    expect(await verified(payload)).toMatchObject({ hasSecondFactor: true });
  });

  it.each(['owner', 'Admin', ['admin'], true])('with the role %s is rejected and logged', async (role) => {
    const report = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    await expect(verified({ uid: 'u1', role })).rejects.toMatchObject({ code: 'forbidden' });
    expect(report).toHaveBeenCalledOnce();
  });

  it('is checked for revocation', async () => {
    const verifyIdToken = vi.fn().mockResolvedValue({ uid: 'u1' });
    await authenticateByToken(() => ({ verifyIdToken }))(requestWith('Bearer a.b.c'));
    expect(verifyIdToken).toHaveBeenCalledWith('a.b.c', true);
  });
});

it.each([
  ['user-not-found', ACCOUNT_GONE],
  ['user-disabled', undefined],
  ['id-token-revoked', undefined],
])('only a token of a deleted account is rejected as such: %s', async (code, detail) => {
  const verifyIdToken = vi.fn().mockRejectedValue(new FirebaseAuthError({ code, message: code }));
  const authenticating = authenticateByToken(() => ({ verifyIdToken }))(requestWith('Bearer a.b.c'));
  await expect(authenticating).rejects.toMatchObject({ code: 'unauthenticated', detail });
});

describe('when Auth itself does not respond', () => {
  it('the request is not called unauthenticated', async () => {
    const verifyIdToken = vi.fn().mockRejectedValue(new Error('connection reset'));
    const authenticating = authenticateByToken(() => ({ verifyIdToken }))(requestWith('Bearer a.b.c'));
    await expect(authenticating).rejects.toMatchObject({ code: 'unavailable' });
  });
});
