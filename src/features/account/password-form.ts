import { checkPasswordChange } from '#domain/account/form-checks.ts';
import { FAILED_TO_UPDATE_PASSWORD, PASSWORD_UPDATED } from '#domain/account/text.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { passwordFailure } from './failure-text.ts';
import { bindForm, formNamed, notify, textOf } from './form-binding.ts';
import { memberFailure } from './member-failure.ts';
import { SUCCESS_STAYS } from './profile-parts.ts';

/** Verifies the current password first. */
export function startPasswordForm(): void {
  const form = formNamed('password');
  const values = () => ({
    currentPassword: textOf(form, 'currentPassword'),
    newPassword: textOf(form, 'newPassword'),
    confirmPassword: textOf(form, 'confirmPassword'),
  });
  bindForm(form, {
    check: () => checkPasswordChange(values()),
    send: async () => {
      const { currentPassword, newPassword } = values();
      try {
        const { changePassword } = await import('#lib/member/account-changes.ts');
        await changePassword(currentPassword, newPassword);
      } catch (error) {
        if (error instanceof SessionEnded) throw memberFailure(error, FAILED_TO_UPDATE_PASSWORD);
        throw passwordFailure(error, 'currentPassword', FAILED_TO_UPDATE_PASSWORD);
      }
      form.reset();
      setTimeout(() => notify(form, '', 'success'), SUCCESS_STAYS);
      return PASSWORD_UPDATED;
    },
  });
}
