import type { MultiFactorError } from 'firebase/auth';
import { authCode } from '#lib/member/auth-code.ts';

/** Whether Auth took the password and asks for the second factor. */
export function asksForSecondFactor(error: unknown): error is MultiFactorError {
  return authCode(error) === 'auth/multi-factor-auth-required';
}
