import { CURRENT_PASSWORD_WRONG } from '#domain/account/text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { endsSession } from '#lib/member/auth-code.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { commonText, isRejected } from '../failure-text.ts';

/** The failure of a member's action as the visitor reads it; an ended session leads to the sign-in page and back. */
export function memberText(error: unknown, fallback: string): string {
  if (error instanceof SessionEnded || endsSession(error)) {
    keepForAfterSignIn({ reason: 'ended', favorite: null });
    goToSignIn();
  }
  return commonText(error, fallback);
}

/** The same for an action that repeats the current password in the field of this name. */
export function passwordFailure(error: unknown, fallback: string): string | FieldFault {
  if (error instanceof ApiFailure || endsSession(error)) return memberText(error, fallback);
  return isRejected(error) ? { path: 'currentPassword', message: CURRENT_PASSWORD_WRONG } : commonText(error, fallback);
}
