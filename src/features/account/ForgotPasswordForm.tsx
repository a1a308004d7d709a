import type { ReactElement } from 'react';
import { forgotPasswordSchema } from '#domain/account/forms.ts';
import { accountsApi } from '#domain/api/accounts.ts';
import { FAILED_TO_SEND_LINK, RESET_LINK_SENT } from '#domain/account/text.ts';
import { TextField } from '#components/form/TextField.tsx';
import { callApi } from '#lib/api/call-api.ts';
import { AccountForm } from './AccountForm.tsx';
import { commonText } from './failure-text.ts';
import { ACCOUNT_TEXT } from './text.ts';
import { useAccountForm } from './use-account-form.ts';

const text = ACCOUNT_TEXT.forgot;

/** The form of /forgot-password. */
export function ForgotPasswordForm({ labelledBy }: { labelledBy: string }): ReactElement {
  const form = useAccountForm({
    id: 'forgot-password-form',
    schema: forgotPasswordSchema,
    send: async (address) => {
      await callApi(accountsApi, 'POST /api/accounts/password-reset', { body: address });
      return RESET_LINK_SENT;
    },
    failure: (error) => commonText(error, FAILED_TO_SEND_LINK),
  });
  return (
    <AccountForm form={form} labelledBy={labelledBy} submit={text.submit} busy={text.busy} wide>
      <TextField {...form.field('email')} label={ACCOUNT_TEXT.login.email} type="email" autoComplete="email" required />
    </AccountForm>
  );
}
