import { checkRegistration } from '#domain/account/form-checks.ts';
import { FAILED_TO_SIGN_UP, REGISTRATION_SUCCESSFUL } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { commonText } from './failure-text.ts';
import { bindForm, FormFailure, formNamed, isTicked, textOf } from './form-binding.ts';

const form = formNamed('register');
const values = () => ({
  email: textOf(form, 'email').trim(),
  password: textOf(form, 'password'),
  confirmPassword: textOf(form, 'confirmPassword'),
  agreeToTerms: isTicked(form, 'agreeToTerms'),
});

bindForm(form, {
  check: () => checkRegistration(values()),
  send: async () => {
    const { callPublicly } = await import('#lib/member/account-api.ts');
    try {
      await callPublicly('POST /api/accounts', values());
    } catch (error) {
      throw new FormFailure(commonText(error, FAILED_TO_SIGN_UP), '', error);
    }
    form.reset();
    return REGISTRATION_SUCCESSFUL;
  },
});
if (knownMember() !== null) void leaveWhenSignedIn();

/** 'Signed-in users are sent to /'. */
async function leaveWhenSignedIn(): Promise<void> {
  const { currentMember } = await import('#lib/member/session.ts');
  if ((await currentMember()) !== null) location.replace(PATHS.home);
}
