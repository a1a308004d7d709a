import { checkLogin } from '#domain/account/form-checks.ts';
import { FAILED_TO_SIGN_IN } from '#domain/account/text.ts';
import { redirectPath } from '#domain/account/redirect-path.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { signInFailure } from './failure-text.ts';
import { bindForm, formNamed, isTicked, textOf } from './form-binding.ts';

const form = formNamed('login');
const target = redirectPath(new URL(location.href).searchParams.get('redirect'));
const values = () => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') });

bindForm(form, {
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

/** Explains the sign-in to a visitor who was redirected here. */
async function explain(): Promise<void> {
  const { showSignInReason } = await import('./sign-in-reason.ts');
  showSignInReason(target);
}

/**
 * 'If already signed in, goes to the value of the redirect query parameter'; what this browser stored may be outdated.
 */
async function leaveWhenSignedIn(): Promise<void> {
  const { currentMember } = await import('#lib/member/session.ts');
  if ((await currentMember()) !== null) location.replace(target);
}
