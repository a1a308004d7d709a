import {
  ACCOUNT_OFFLINE,
  EMAIL_NOT_CONFIRMED,
  LINK_USED_UP,
  SIGN_IN_NOT_STORED,
  SIGN_IN_REJECTED,
  TOO_MANY_ATTEMPTS,
} from '#domain/account/text.ts';
import { SIGN_IN_AT_BACK_OFFICE } from '#domain/staff/text.ts';
import { authCode } from '#lib/member/auth-code.ts';
import { EmailNotConfirmed } from '#lib/member/email-not-confirmed.ts';
import { SignInNotStored } from '#lib/member/sign-in-not-stored.ts';

/** Every code that could reveal whether an account exists or is disabled: all show the same message. */
const REJECTED = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-password',
];

/** Whether Auth rejected an email or a password. */
export function isRejected(error: unknown): boolean {
  return REJECTED.includes(authCode(error));
}

/** Auth's codes for an expired or used link. */
const LINK_ENDED = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Whether a link in an email has expired or was used, so that only another one helps. */
export function endsLink(error: unknown): boolean {
  return LINK_ENDED.includes(authCode(error));
}

/** The failure of a link in an email as the visitor reads it. */
export function linkText(error: unknown, fallback: string): string {
  return endsLink(error) ? LINK_USED_UP : commonText(error, fallback);
}

/** The failure of a sign-in as the visitor reads it; `fallback` is 'Failed to …'. */
export function signInText(error: unknown, fallback: string): string {
  if (error instanceof EmailNotConfirmed) return EMAIL_NOT_CONFIRMED;
  if (error instanceof SignInNotStored) return SIGN_IN_NOT_STORED;
  return isRejected(error) ? SIGN_IN_REJECTED : commonText(error, fallback);
}

/** Text for failures that any request can meet: rate limit, no connection, a second factor, or `fallback`. */
export function commonText(error: unknown, fallback: string): string {
  const code = authCode(error);
  if (code === 'auth/too-many-requests' || code === 'rate_limited') return TOO_MANY_ATTEMPTS;
  // Without a connection the code of an action may not load, which has no code of its own.
  if (navigator.onLine === false || ['auth/network-request-failed', 'offline', 'no_response'].includes(code)) {
    return ACCOUNT_OFFLINE;
  }
  if (code === 'auth/multi-factor-auth-required') return SIGN_IN_AT_BACK_OFFICE;
  return fallback;
}
