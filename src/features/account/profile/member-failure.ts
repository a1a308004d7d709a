import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { endsSession } from '#lib/member/auth-code.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { commonText } from '../failure-text.ts';
import { FormFailure } from '../form-failure.ts';

/** The failure of a member's action as the visitor reads it; an ended session leads to the sign-in page and back. */
export function memberFailure(error: unknown, fallback: string): FormFailure {
  if (error instanceof SessionEnded || endsSession(error)) {
    keepForAfterSignIn({ reason: 'ended', favorite: null });
    goToSignIn();
  }
  return new FormFailure(commonText(error, fallback), '', error);
}
