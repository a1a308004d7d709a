import { checkForgotPassword } from '@site/domain/account-form-checks';
import { FAILED_TO_SEND_LINK, RESET_LINK_SENT } from '@site/domain/messages/account-messages';
import { commonWords } from './failure-words.ts';
import { FormFailure, takeForm, textOf } from './form-hands.ts';
import { formNamed } from './form-named.ts';

const form = formNamed('forgot');
const values = () => ({ email: textOf(form, 'email').trim() });

takeForm(form, {
  check: () => checkForgotPassword(values()),
  send: async () => {
    const { callPublicly } = await import('../../lib/member/account-api.ts');
    try {
      await callPublicly('POST /api/accounts/password-reset', values());
    } catch (error) {
      throw new FormFailure(commonWords(error, FAILED_TO_SEND_LINK), '', error);
    }
    return RESET_LINK_SENT;
  },
});
