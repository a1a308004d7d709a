import type { ReactElement } from 'react';
import { accountDeletionSchema } from '#domain/account/forms.ts';
import { FAILED_TO_DELETE_ACCOUNT } from '#domain/account/text.ts';
import { AccountForm } from '../AccountForm.tsx';
import { deleteAccount } from './delete-account.ts';
import { passwordFailure } from './member-failure.ts';
import { PasswordField } from '../PasswordField.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { PROFILE_TEXT as text } from '../text.ts';
import { useAccountForm } from '../use-account-form.ts';
import { UsernameField } from '../UsernameField.tsx';

interface Props {
  /** Email of the account. */
  email: string;
  onDeleted: () => void;
}

/** Deletes the account after its password was verified. */
export function DeletionForm({ email, onDeleted }: Props): ReactElement {
  const form = useAccountForm({
    id: 'deletion-form',
    schema: accountDeletionSchema,
    send: ({ currentPassword }) => deleteAccount(currentPassword, onDeleted),
    failure: (error) => passwordFailure(error, FAILED_TO_DELETE_ACCOUNT),
  });
  return (
    <ProfileSection name="deletion" title={text.deletion} text={text.deletionText}>
      <AccountForm form={form} labelledBy="deletion-title" submit={text.deleteNow} busy={text.deleting} quiet>
        <UsernameField email={email} />
        <PasswordField {...form.field('currentPassword')} label={text.deletePassword} autoComplete="current-password" />
      </AccountForm>
    </ProfileSection>
  );
}
