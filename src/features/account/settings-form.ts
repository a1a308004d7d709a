import { checkName } from '@site/domain/account-form-checks';
import {
  CONFIRMATION_SENT,
  FAILED_TO_SEND_CONFIRMATION,
  FAILED_TO_UPDATE_PROFILE,
  PROFILE_UPDATED,
} from '@site/domain/messages/account-messages';
import { takeForm, tell, textOf } from './form-hands.ts';
import { formNamed } from './form-named.ts';
import { memberFailure } from './member-failure.ts';
import { profilePart, SUCCESS_STAYS } from './profile-parts.ts';

/** Account Settings: the name, and the letter that confirms the address once more. */
export function startSettingsForm(): void {
  const form = formNamed('settings');
  takeForm(form, {
    check: () => checkName({ name: textOf(form, 'name') }),
    send: async () => {
      try {
        const { saveName } = await import('../../lib/member/profile-store.ts');
        await saveName(textOf(form, 'name').trim());
      } catch (error) {
        throw memberFailure(error, FAILED_TO_UPDATE_PROFILE);
      }
      setTimeout(() => tell(form, '', 'success'), SUCCESS_STAYS);
      return PROFILE_UPDATED;
    },
  });
  profilePart('[data-send-again]').addEventListener('click', () => void sendAgain());
}

async function sendAgain(): Promise<void> {
  const sent = profilePart('[data-sent]');
  try {
    const { callAsMember } = await import('../../lib/member/account-api.ts');
    await callAsMember('POST /api/account/confirmation');
    sent.textContent = CONFIRMATION_SENT;
  } catch (error) {
    sent.textContent = memberFailure(error, FAILED_TO_SEND_CONFIRMATION).message;
  }
}
