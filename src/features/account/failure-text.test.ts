import { describe, expect, it, vi } from 'vitest';
import {
  ACCOUNT_OFFLINE,
  FAILED_TO_SIGN_IN,
  LINK_USED_UP,
  SIGN_IN_NOT_STORED,
  SIGN_IN_REJECTED,
  TOO_MANY_ATTEMPTS,
} from '#domain/account/text.ts';
import { SIGN_IN_AT_BACK_OFFICE } from '#domain/staff/text.ts';
import { SignInNotStored } from '#lib/member/sign-in-not-stored.ts';
import { commonText, linkText, signInText } from './failure-text.ts';

const failed = (code: string) => Object.assign(new Error('Auth says no'), { code });
const textFor = (error: unknown) => signInText(error, FAILED_TO_SIGN_IN);

describe('a sign-in that failed', () => {
  it.each(['auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled', 'auth/invalid-credential'])(
    'because of %s does not say whether there is an account',
    (code) => {
      expect(textFor(failed(code))).toBe(SIGN_IN_REJECTED);
    },
  );

  it('because the browser stores nothing says so', () => {
    expect(textFor(new SignInNotStored())).toBe(SIGN_IN_NOT_STORED);
  });

  it('after many attempts explains the pause', () => {
    expect(textFor(failed('auth/too-many-requests'))).toBe(TOO_MANY_ATTEMPTS);
  });

  it('without a connection says so', () => {
    expect(textFor(failed('auth/network-request-failed'))).toBe(ACCOUNT_OFFLINE);
  });

  it('of a colleague with an authenticator app leads to the back office', () => {
    expect(textFor(failed('auth/multi-factor-auth-required'))).toBe(SIGN_IN_AT_BACK_OFFICE);
  });

  it.each([failed('auth/something-new'), new Error('no code'), 'no error'])(
    'for any other reason is the text of the form: %s',
    (error) => {
      expect(textFor(error)).toBe(FAILED_TO_SIGN_IN);
    },
  );
});

it('a request to our API that is limited explains the pause, and one without a connection says so', () => {
  expect(commonText(failed('rate_limited'), 'Failed to sign up')).toBe(TOO_MANY_ATTEMPTS);
  expect(commonText(failed('offline'), 'Failed to sign up')).toBe(ACCOUNT_OFFLINE);
  expect(commonText(failed('internal'), 'Failed to sign up')).toBe('Failed to sign up');
});

it('an action whose code could not be loaded without a connection says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const notLoaded = new TypeError('Failed to fetch dynamically imported module');
  expect(textFor(notLoaded)).toBe(ACCOUNT_OFFLINE);
});

describe('a link in an email', () => {
  it.each(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled', 'auth/user-not-found'])(
    'is used up for Auth with %s',
    (code) => {
      expect(linkText(failed(code), ACCOUNT_OFFLINE)).toBe(LINK_USED_UP);
    },
  );

  it.each([new TypeError('Failed to fetch dynamically imported module'), failed('auth/internal-error')])(
    'is not called so for any other reason: %s',
    (error) => {
      expect(linkText(error, ACCOUNT_OFFLINE)).toBe(ACCOUNT_OFFLINE);
    },
  );
});
