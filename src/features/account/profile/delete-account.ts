import { accountsApi } from '#domain/api/accounts.ts';

/** Whether a request was sent: without a response it may have deleted the account, whose password nobody can verify then. */
let isUnsure = false;

/** Deletes the member's account after its password was verified. */
export async function deleteAccount(password: string, onDeleted: () => void): Promise<null> {
  const [{ reauthenticateMember }, { callAsMember, isAccountGone }, { endSession, memberToken }, { followMember }] =
    await Promise.all([
      import('#lib/member/account-changes.ts'),
      import('#lib/member/call-as-member.ts'),
      import('#lib/member/session.ts'),
      import('../account-menu.ts'),
    ]);
  try {
    if (isUnsure) await callAsMember(accountsApi, 'GET /api/account');
    await reauthenticateMember(password);
    // The present token still carries the time of the earlier sign-in.
    await memberToken(true);
    isUnsure = true;
    await callAsMember(accountsApi, 'DELETE /api/account');
  } catch (error) {
    // A session that was ended elsewhere is no deletion.
    if (!isAccountGone(error)) throw error;
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
