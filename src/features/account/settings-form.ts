import { checkName } from '#domain/account/form-checks.ts';
import { FAILED_TO_UPDATE_PROFILE, PROFILE_UPDATED } from '#domain/account/text.ts';
import { bindForm, formNamed, notify, textOf } from './form-binding.ts';
import { memberFailure } from './member-failure.ts';
import { SUCCESS_STAYS } from './profile-parts.ts';

export function startSettingsForm(): void {
  const form = formNamed('settings');
  bindForm(form, {
    check: () => checkName({ name: textOf(form, 'name') }),
    send: async () => {
      try {
        const { saveName } = await import('#lib/member/profile-store.ts');
        await saveName(textOf(form, 'name').trim());
      } catch (error) {
        throw memberFailure(error, FAILED_TO_UPDATE_PROFILE);
      }
      setTimeout(() => notify(form, '', 'success'), SUCCESS_STAYS);
      return PROFILE_UPDATED;
    },
  });
}
