import { checkLogin } from '#domain/account/form-checks.ts';
import { FAILED_TO_SIGN_IN } from '#domain/account/text.ts';
import { redirectPath } from '#domain/account/redirect-path.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { signInFailure } from './failure-text.ts';
import { isTicked, takeForm, textOf } from './form-binding.ts';
import { formNamed } from './form-named.ts';

const form = formNamed('login');
const target = redirectPath(new URL(location.href).searchParams.get('redirect'));
const values = () => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') });

takeForm(form, {
  check: () => checkLogin(values()),
  send: async () => {
    try {
      const { signIn } = await import('#lib/member/sign-in.ts');
      const { email, password } = values();
      await signIn(email, password, isTicked(form, 'rememberMe'));
    } catch (error) {
      throw signInFailure(error, FAILED_TO_SIGN_IN);
    }
    location.replace(target);
    return null;
  },
});
void explain();
if (knownMember() !== null) void leaveWhenSignedIn();

/** Why somebody was led here, for those who were. */
async function explain(): Promise<void> {
  const { showSignInReason } = await import('./sign-in-reason.ts');
  showSignInReason(target);
}

/** 'If already signed in, goes to the value of the redirect query parameter'; what this browser knew may be out of date. */
async function leaveWhenSignedIn(): Promise<void> {
  const { currentMember } = await import('#lib/member/session.ts');
  if ((await currentMember()) !== null) location.replace(target);
}
