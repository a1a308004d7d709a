import { checkForgotPassword } from '#domain/account/form-checks.ts';
import { FAILED_TO_SEND_LINK, RESET_LINK_SENT } from '#domain/account/text.ts';
import { commonText } from './failure-text.ts';
import { FormFailure, takeForm, textOf } from './form-binding.ts';
import { formNamed } from './form-named.ts';

const form = formNamed('forgot');
const values = () => ({ email: textOf(form, 'email').trim() });

takeForm(form, {
  check: () => checkForgotPassword(values()),
  send: async () => {
    const { callPublicly } = await import('#lib/member/account-api.ts');
    try {
      await callPublicly('POST /api/accounts/password-reset', values());
    } catch (error) {
      throw new FormFailure(commonText(error, FAILED_TO_SEND_LINK), '', error);
    }
    return RESET_LINK_SENT;
  },
});
