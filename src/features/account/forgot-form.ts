import { checkForgotPassword } from '#domain/account/form-checks.ts';
import { FAILED_TO_SEND_LINK, RESET_LINK_SENT } from '#domain/account/text.ts';
import { commonText } from './failure-text.ts';
import { bindForm, FormFailure, formNamed, textOf } from './form-binding.ts';

const form = formNamed('forgot');
const values = () => ({ email: textOf(form, 'email').trim() });

bindForm(form, {
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
