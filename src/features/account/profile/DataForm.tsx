import type { ReactElement } from 'react';
import * as z from 'zod';
import { accountsApi } from '#domain/api/accounts.ts';
import { FAILED_TO_DOWNLOAD } from '#domain/account/text.ts';
import { AccountForm } from '../AccountForm.tsx';
import { memberText } from './member-failure.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { PROFILE_TEXT as text } from '../text.ts';
import { useAccountForm } from '../use-account-form.ts';

const noFields = z.strictObject({});

/** Downloads one JSON file with everything the account holds. */
export function DataForm(): ReactElement {
  const form = useAccountForm({
    id: 'data-form',
    schema: noFields,
    send: async () => {
      const { callAsMember } = await import('#lib/member/call-as-member.ts');
      save(JSON.stringify(await callAsMember(accountsApi, 'GET /api/account'), null, 2));
      return null;
    },
    failure: (error) => memberText(error, FAILED_TO_DOWNLOAD),
  });
  return (
    <ProfileSection name="data" title={text.data} text={text.dataText}>
      <AccountForm form={form} labelledBy="data-title" submit={text.download} busy={text.downloading} quiet />
    </ProfileSection>
  );
}

function save(json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = text.fileName;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
