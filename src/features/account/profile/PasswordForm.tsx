import type { ReactElement } from 'react';
import { passwordChangeSchema } from '#domain/account/forms.ts';
import { PASSWORD_MIN } from '#domain/account/limits.ts';
import { FAILED_TO_UPDATE_PASSWORD, PASSWORD_UPDATED } from '#domain/account/text.ts';
import { AccountForm } from '../AccountForm.tsx';
import { passwordFailure } from './member-failure.ts';
import { PasswordField } from '../PasswordField.tsx';
import { ProfileSection, SUCCESS_STAYS } from './ProfileSection.tsx';
import { ACCOUNT_TEXT, PROFILE_TEXT as text } from '../text.ts';
import { useAccountForm } from '../use-account-form.ts';
import { UsernameField } from '../UsernameField.tsx';

/** Change Password of /profile; the current one is verified first. */
export function PasswordForm({ email }: { email: string }): ReactElement {
  const form = useAccountForm({
    id: 'password-form',
    schema: passwordChangeSchema,
    send: async ({ currentPassword, newPassword }) => {
      const { changePassword } = await import('#lib/member/account-changes.ts');
      await changePassword(currentPassword, newPassword);
      form.formRef.current?.reset();
      return PASSWORD_UPDATED;
    },
    failure: (error) => passwordFailure(error, FAILED_TO_UPDATE_PASSWORD),
    successStays: SUCCESS_STAYS,
  });
  const { field } = form;
  return (
    <ProfileSection name="password" title={text.changePassword}>
      <AccountForm form={form} labelledBy="password-title" submit={text.updatePassword} busy={text.updating}>
        <UsernameField email={email} />
        <PasswordField {...field('currentPassword')} label={text.currentPassword} autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label={text.newPassword}
          hint={ACCOUNT_TEXT.register.passwordHint(PASSWORD_MIN)}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label={text.confirmPassword} autoComplete="new-password" />
      </AccountForm>
    </ProfileSection>
  );
}
