import type { ReactElement } from 'react';
import { accountDeletionSchema } from '#domain/account/forms.ts';
import { accountsApi } from '#domain/api/accounts.ts';
import { FAILED_TO_DELETE_ACCOUNT } from '#domain/account/text.ts';
import { isOutcomeUnknown } from '#lib/api/api-failure.ts';
import { AccountForm } from '../AccountForm.tsx';
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

/** Whether a request had no response: it may have deleted the account, whose password nobody can verify then. */
let isUnsure = false;

async function deleteAccount(password: string, onDeleted: () => void): Promise<null> {
  const [{ reauthenticateMember }, { callAsMember, isAccountGone }, { endSession, memberToken }, { followMember }] =
    await Promise.all([
      import('#lib/member/account-changes.ts'),
      import('#lib/member/call-as-member.ts'),
      import('#lib/member/session.ts'),
      import('../account-menu.ts'),
    ]);
  if (!isUnsure) {
    await reauthenticateMember(password);
    // The present token still carries the time of the earlier sign-in.
    await memberToken(true);
  }
  try {
    await callAsMember(accountsApi, 'DELETE /api/account');
  } catch (error) {
    // Sent again, it finds no account if it was deleted the first time. A session that was ended elsewhere is no deletion.
    if (!isAccountGone(error)) {
      isUnsure = isOutcomeUnknown(error);
      throw error;
    }
  }
  onDeleted();
  // Not awaited: the account is gone, whatever fails from here on.
  void endSession().then(() => {
    // The page says goodbye; without this mark it is not left for the sign-in page.
    document.querySelector('[data-members-only]')?.removeAttribute('data-members-only');
    followMember(null);
  });
  return null;
}
