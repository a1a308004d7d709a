import { expect, it, vi } from 'vitest';
import {
  ACCOUNT_OFFLINE,
  EMAIL_NOT_CONFIRMED,
  SIGN_IN_NOT_STORED,
  SIGN_IN_REJECTED,
  TOO_MANY_ATTEMPTS,
} from '#domain/account/text.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { EmailNotConfirmed } from '#lib/member/email-not-confirmed.ts';
import { SignInNotStored } from '#lib/member/sign-in-not-stored.ts';
import { describeSignInFailure } from './describe-sign-in-failure.ts';

const failed = (code: string): Error => Object.assign(new Error(code), { code });

it('is the same text for a wrong password, an unknown account and a closed one', () => {
  for (const code of ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled'])
    expect(describeSignInFailure(failed(code))).toBe(SIGN_IN_REJECTED);
});

it('says that Auth pauses after many attempts, and that there is no connection', () => {
  expect(describeSignInFailure(failed('auth/too-many-requests'))).toBe(TOO_MANY_ATTEMPTS);
  expect(describeSignInFailure(failed('auth/network-request-failed'))).toBe(ACCOUNT_OFFLINE);
  vi.stubGlobal('navigator', { onLine: false });
  expect(describeSignInFailure(failed('auth/internal-error'))).toBe(ACCOUNT_OFFLINE);
});

it('says what else the colleague can do something about; anything else is unexpected', () => {
  expect(describeSignInFailure(new EmailNotConfirmed())).toBe(EMAIL_NOT_CONFIRMED);
  expect(describeSignInFailure(new SignInNotStored())).toBe(SIGN_IN_NOT_STORED);
  expect(describeSignInFailure(failed('auth/something-else'))).toBe(ADMIN_FAILURES.signIn);
});
