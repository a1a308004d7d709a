import { expect, it } from 'vitest';
import { ACCOUNT_OFFLINE, SIGN_IN_NOT_STORED, TOO_MANY_ATTEMPTS } from '#domain/account/text.ts';
import { SECOND_FACTOR_CODE_WRONG, SECOND_FACTOR_TOO_LATE } from '#domain/staff/text.ts';
import { SignInNotStored } from '#lib/member/sign-in-not-stored.ts';
import { describeCodeFailure } from './describe-code-failure.ts';

const failed = (code: string): Error => Object.assign(new Error(code), { code });

it('asks for another code only where another one helps', () => {
  expect(describeCodeFailure(failed('auth/invalid-verification-code'))).toBe(SECOND_FACTOR_CODE_WRONG);
  expect(describeCodeFailure(failed('auth/invalid-multi-factor-session'))).toBe(SECOND_FACTOR_TOO_LATE);
  expect(describeCodeFailure(failed('auth/requires-recent-login'))).toBe(SECOND_FACTOR_TOO_LATE);
});

it('says what it says of a password where the code is not the reason', () => {
  expect(describeCodeFailure(failed('auth/network-request-failed'))).toBe(ACCOUNT_OFFLINE);
  expect(describeCodeFailure(failed('auth/too-many-requests'))).toBe(TOO_MANY_ATTEMPTS);
  expect(describeCodeFailure(new SignInNotStored())).toBe(SIGN_IN_NOT_STORED);
});
