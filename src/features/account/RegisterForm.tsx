import type { ReactElement } from 'react';
import { registerSchema } from '#domain/account/forms.ts';
import { accountsApi } from '#domain/api/accounts.ts';
import { PASSWORD_MIN } from '#domain/account/limits.ts';
import { REGISTRATION_SUCCESSFUL } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { callApi } from '#lib/api/call-api.ts';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { registrationFailure } from './registration-failure.ts';
import { ACCOUNT_TEXT } from './text.ts';
import { useAccountForm } from './use-account-form.ts';

const text = ACCOUNT_TEXT.register;

/** The form of /register. */
export function RegisterForm({ labelledBy }: { labelledBy: string }): ReactElement {
  const form = useAccountForm({
    id: 'register-form',
    schema: registerSchema,
    send: async (registration) => {
      await callApi(accountsApi, 'POST /api/accounts', { body: registration });
      form.formRef.current?.reset();
      return REGISTRATION_SUCCESSFUL;
    },
    failure: registrationFailure,
  });
  const { field } = form;
  return (
    <AccountForm form={form} labelledBy={labelledBy} submit={text.submit} busy={text.busy} wide>
      <TextField {...field('email')} label={ACCOUNT_TEXT.login.email} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={ACCOUNT_TEXT.login.password}
        hint={text.passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={text.confirm} autoComplete="new-password" />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} required />
    </AccountForm>
  );
}
