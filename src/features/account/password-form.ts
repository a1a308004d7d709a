import { checkPasswordChange } from '@site/domain/account-form-checks';
import { FAILED_TO_UPDATE_PASSWORD, PASSWORD_UPDATED } from '@site/domain/messages/account-messages';
import { SessionEnded } from '../../lib/member/session-ended.ts';
import { passwordFailure } from './failure-words.ts';
import { takeForm, tell, textOf } from './form-hands.ts';
import { formNamed } from './form-named.ts';
import { memberFailure } from './member-failure.ts';
import { SUCCESS_STAYS } from './profile-parts.ts';

/** Change Password: the current one is proved first. */
export function startPasswordForm(): void {
  const form = formNamed('password');
  const values = () => ({
    currentPassword: textOf(form, 'currentPassword'),
    newPassword: textOf(form, 'newPassword'),
    confirmPassword: textOf(form, 'confirmPassword'),
  });
  takeForm(form, {
    check: () => checkPasswordChange(values()),
    send: async () => {
      const { currentPassword, newPassword } = values();
      try {
        const { changePassword } = await import('../../lib/member/account-changes.ts');
        await changePassword(currentPassword, newPassword);
      } catch (error) {
        if (error instanceof SessionEnded) throw memberFailure(error, FAILED_TO_UPDATE_PASSWORD);
        throw passwordFailure(error, 'currentPassword', FAILED_TO_UPDATE_PASSWORD);
      }
      form.reset();
      setTimeout(() => tell(form, '', 'success'), SUCCESS_STAYS);
      return PASSWORD_UPDATED;
    },
  });
}
