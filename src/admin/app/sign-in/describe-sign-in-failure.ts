import {
  ACCOUNT_OFFLINE,
  EMAIL_NOT_CONFIRMED,
  SIGN_IN_NOT_STORED,
  SIGN_IN_REJECTED,
  TOO_MANY_ATTEMPTS,
} from '#domain/account/text.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { authCode } from '#lib/member/auth-code.ts';
import { EmailNotConfirmed } from '#lib/member/email-not-confirmed.ts';
import { SignInNotStored } from '#lib/member/sign-in-not-stored.ts';

/** Email or password is wrong, or the account is closed; the message does not say which (docs/decisions/0032). */
const REJECTED = /^auth\/(invalid|user-not-found|user-disabled|wrong-password)/;

const PAUSED = ['auth/too-many-requests', 'rate_limited'];

const OFFLINE = ['auth/network-request-failed', 'offline', 'no_response'];

/** Describes why a colleague was not signed in. */
export function describeSignInFailure(error: unknown): string {
  if (error instanceof EmailNotConfirmed) return EMAIL_NOT_CONFIRMED;
  if (error instanceof SignInNotStored) return SIGN_IN_NOT_STORED;
  const code = authCode(error);
  if (REJECTED.test(code)) return SIGN_IN_REJECTED;
  if (PAUSED.includes(code)) return TOO_MANY_ATTEMPTS;
  return navigator.onLine === false || OFFLINE.includes(code) ? ACCOUNT_OFFLINE : ADMIN_FAILURES.signIn;
}
