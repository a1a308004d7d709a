import type { Page, Route } from '@playwright/test';
import * as z from 'zod';
import { alteredToken } from '#support/accounts/tokens.ts';
import { ONCE_MORE } from '../hold-requests.ts';

// The Auth emulator does not support authenticator apps (docs/decisions/0116). These routes respond as Firebase Auth does,
// by its REST documentation, with the emulator's tokens; the browser uses the real SDK.

export const RIGHT_CODE = '123456';

/** Secret key of every account. */
export const KEY = 'JBSWY3DPEHPK3PXP';

const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const refreshedSchema = z.looseObject({ id_token: z.string(), access_token: z.string() });
const enrolmentSchema = z.object({
  idToken: z.string(),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});
const signInSchema = z.object({
  mfaEnrollmentId: z.literal('app'),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});

export interface FakeAuthenticator {
  readonly isEnrolled: () => boolean;
}

/** Adds authenticator apps to this page's Auth, and this policy to the API. */
export async function fakeAuthenticator(page: Page, policy: 'optional' | 'required'): Promise<FakeAuthenticator> {
  let enrolled = false;
  let proved = false;
  let held: z.output<typeof tokensSchema> | null = null;

  await page.route('**/accounts/mfaEnrollment:start?*', (route) =>
    route.fulfill({
      json: {
        totpSessionInfo: {
          sharedSecretKey: KEY,
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'session',
          finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
        },
      },
    }),
  );
  await page.route('**/accounts/mfaEnrollment:finalize?*', async (route) => {
    const { idToken, totpVerificationInfo } = enrolmentSchema.parse(route.request().postDataJSON());
    if (totpVerificationInfo.verificationCode !== RIGHT_CODE) return reject(route);
    [enrolled, proved] = [true, true];
    return route.fulfill({ json: { idToken: withSecondFactor(idToken), refreshToken: held?.refreshToken } });
  });
  await page.route('**/accounts:signInWithPassword?*', async (route) => {
    const response = await route.fetch(ONCE_MORE);
    if (!response.ok()) return route.fulfill({ response });
    held = tokensSchema.parse(await response.json());
    proved = false;
    if (!enrolled) return route.fulfill({ response });
    const factor = { mfaEnrollmentId: 'app', displayName: 'Authenticator app', totpInfo: {}, enrolledAt: '2026-11-23' };
    return route.fulfill({ json: { mfaPendingCredential: 'pending', mfaInfo: [factor] } });
  });
  await page.route('**/accounts/mfaSignIn:finalize?*', async (route) => {
    const { totpVerificationInfo } = signInSchema.parse(route.request().postDataJSON());
    if (totpVerificationInfo.verificationCode !== RIGHT_CODE || held === null) return reject(route);
    proved = true;
    return route.fulfill({ json: { ...held, idToken: withSecondFactor(held.idToken) } });
  });
  await page.route('**/v1/token?*', async (route) => {
    const response = await route.fetch(ONCE_MORE);
    const tokens = refreshedSchema.parse(await response.json());
    if (!proved) return route.fulfill({ response });
    const token = withSecondFactor(tokens.id_token);
    return route.fulfill({ response, json: { ...tokens, id_token: token, access_token: token } });
  });
  await page.route('**/api/admin/session', (route) => {
    if (policy === 'optional' || proved) return route.fulfill({ json: { secondFactor: policy } });
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Second factor', status: 403, code: 'second_factor_required' },
    });
  });
  return { isEnrolled: () => enrolled };
}

function withSecondFactor(token: string): string {
  const firebase = { identities: {}, sign_in_provider: 'password', sign_in_second_factor: 'totp' };
  return alteredToken(token, { firebase });
}

function reject(route: Route): Promise<void> {
  return route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_CODE' } } });
}
