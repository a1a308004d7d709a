import type { ReactElement } from 'react';
import { profileFormSchema } from '#domain/account/forms.ts';
import { EMAIL_CANNOT_BE_CHANGED, FAILED_TO_UPDATE_PROFILE, PROFILE_UPDATED } from '#domain/account/text.ts';
import { TextField } from '#components/form/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { memberText } from './member-failure.ts';
import { ProfileSection, SUCCESS_STAYS } from './ProfileSection.tsx';
import { ACCOUNT_TEXT, PROFILE_TEXT as text } from '../text.ts';
import { useAccountForm } from '../use-account-form.ts';
import type { Profile } from './use-profile.ts';

/** Account Settings of /profile. */
export function SettingsForm({ profile: { email, name } }: { profile: Profile }): ReactElement {
  const form = useAccountForm({
    id: 'settings-form',
    schema: profileFormSchema,
    send: async (fields) => {
      const { saveName } = await import('#lib/member/profile-store.ts');
      await saveName(fields.name);
      return PROFILE_UPDATED;
    },
    failure: (error) => memberText(error, FAILED_TO_UPDATE_PROFILE),
    successStays: SUCCESS_STAYS,
  });
  return (
    <ProfileSection name="settings" title={text.settings}>
      <AccountForm form={form} labelledBy="settings-title" submit={text.update} busy={text.updating}>
        <div className="field">
          <label className="field-label" htmlFor="own-email">
            {ACCOUNT_TEXT.login.email}
          </label>
          <input
            id="own-email"
            className="field-input"
            type="email"
            readOnly
            value={email}
            aria-describedby="own-email-hint"
          />
          <p className="field-hint" id="own-email-hint">
            {EMAIL_CANNOT_BE_CHANGED}
          </p>
        </div>
        <TextField
          {...form.field('name')}
          label={text.name}
          hint={text.nameHint}
          defaultValue={name}
          autoComplete="name"
        />
      </AccountForm>
    </ProfileSection>
  );
}
