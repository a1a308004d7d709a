import { SECOND_FACTOR_CODE_WRONG, SECOND_FACTOR_TOO_LATE } from '#domain/staff/text.ts';
import { authCode } from '#lib/member/auth-code.ts';
import { describeSignInFailure } from './describe-sign-in-failure.ts';

/** The password was accepted too long ago. */
const TOO_LATE = ['auth/invalid-multi-factor-session', 'auth/requires-recent-login', 'auth/code-expired'];

/** Describes why a code of an authenticator app did not sign a colleague in, or did not add the app. */
export function describeCodeFailure(error: unknown): string {
  const code = authCode(error);
  if (code === 'auth/invalid-verification-code') return SECOND_FACTOR_CODE_WRONG;
  return TOO_LATE.includes(code) ? SECOND_FACTOR_TOO_LATE : describeSignInFailure(error);
}
