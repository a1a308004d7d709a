import type { ReactElement } from 'react';
import { newPasswordSchema } from '#domain/account/forms.ts';
import { PASSWORD_MIN } from '#domain/account/limits.ts';
import { FAILED_TO_UPDATE_PASSWORD } from '#domain/account/text.ts';
import { AccountForm } from './AccountForm.tsx';
import { linkText } from './failure-text.ts';
import { PasswordField } from './PasswordField.tsx';
import { ACCOUNT_TEXT, ACTION_TEXT as text, PROFILE_TEXT } from './text.ts';
import { useAccountForm } from './use-account-form.ts';
import { UsernameField } from './UsernameField.tsx';

interface Props {
  labelledBy: string;
  /** The code of the link. */
  code: string;
  /** Account of the mailbox. */
  email: string;
  onSaved: () => void;
}

/** Lets the owner of a mailbox choose a password. */
export function NewPasswordForm({ labelledBy, code, email, onSaved }: Props): ReactElement {
  const form = useAccountForm({
    id: 'new-password-form',
    schema: newPasswordSchema,
    send: async ({ newPassword }) => {
      const { saveNewPassword } = await import('#lib/member/account-changes.ts');
      await saveNewPassword(code, newPassword);
      onSaved();
      return null;
    },
    failure: (error) => linkText(error, FAILED_TO_UPDATE_PASSWORD),
  });
  const { field } = form;
  return (
    <AccountForm form={form} labelledBy={labelledBy} submit={text.submit} busy={text.busy} wide>
      <p>
        {text.resetFor} <strong>{email}</strong>
      </p>
      <UsernameField email={email} />
      <PasswordField
        {...field('newPassword')}
        label={PROFILE_TEXT.newPassword}
        hint={ACCOUNT_TEXT.register.passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={PROFILE_TEXT.confirmPassword} autoComplete="new-password" />
    </AccountForm>
  );
}
