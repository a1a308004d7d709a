import { ACCOUNT_DELETED, CURRENT_PASSWORD_MISSING, FAILED_TO_DELETE_ACCOUNT } from '#domain/account/text.ts';
import { AccountApiFailure } from '#lib/member/account-api-failure.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { passwordFailure } from './failure-text.ts';
import { bindForm, type FormHandlers, formNamed, textOf } from './form-binding.ts';
import { memberFailure } from './member-failure.ts';
import { profilePart, showProfileState } from './profile-parts.ts';

/** Verifies the password, then has the API delete everything. */
export function startDeletionForm(): void {
  const form = formNamed('deletion');
  const password = (): string => textOf(form, 'deletePassword');
  const handlers: FormHandlers = {
    check: () => (password() === '' ? { deletePassword: CURRENT_PASSWORD_MISSING } : {}),
    send: async () => {
      const [{ reauthenticateMember }, { callAsMember }, { endSession, memberToken }, { followMember }] =
        await Promise.all([
          import('#lib/member/account-changes.ts'),
          import('#lib/member/account-api.ts'),
          import('#lib/member/session.ts'),
          import('./account-menu.ts'),
        ]);
      try {
        await reauthenticateMember(password());
        // The present token still carries the time of the earlier sign-in.
        await memberToken(true);
        await callAsMember('DELETE /api/account');
      } catch (error) {
        if (error instanceof SessionEnded || error instanceof AccountApiFailure) {
          throw memberFailure(error, FAILED_TO_DELETE_ACCOUNT);
        }
        throw passwordFailure(error, 'deletePassword', FAILED_TO_DELETE_ACCOUNT);
      }
      profilePart('[data-gone]').textContent = ACCOUNT_DELETED;
      showProfileState('gone');
      await endSession();
      document.querySelector('[data-members-only]')?.removeAttribute('data-members-only');
      followMember(null);
      return null;
    },
  };
  bindForm(form, handlers);
}
