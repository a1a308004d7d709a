import { checkNewPassword } from '#domain/account/form-checks.ts';
import type { AccountAction } from '#domain/account/emails.ts';
import { EMAIL_CONFIRMED, FAILED_TO_UPDATE_PASSWORD, LINK_USED_UP, NEW_PASSWORD_SAVED } from '#domain/account/text.ts';
import { authCode } from '#lib/member/auth-code.ts';
import { commonText } from './failure-text.ts';
import { bindForm, FormFailure, formNamed, textOf } from './form-binding.ts';

type State = 'reset' | 'done' | 'broken';

/** Auth's codes for an expired or used link. */
const ENDED = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled', 'auth/user-not-found'];

const parameters = new URL(location.href).searchParams;
const code = parameters.get('oobCode') ?? '';
const changes = () => import('#lib/member/account-changes.ts');

show(null);
void followLink(parameters.get('mode')).catch((error: unknown) => {
  say('[data-broken]', commonText(error, LINK_USED_UP));
  show('broken');
});

async function followLink(mode: string | null): Promise<void> {
  if (mode !== 'confirmEmail' && mode !== 'resetPassword') throw new Error(`No email of ours leads to '${mode}'`);
  await choosePassword(mode);
}

/** Lets the owner of the mailbox choose a password; `confirmEmail` changes the title and introduction. */
async function choosePassword(mode: AccountAction): Promise<void> {
  const { emailOfReset, saveNewPassword } = await changes();
  say('[data-reset-email]', await emailOfReset(code));
  show('reset');
  for (const line of document.querySelectorAll<HTMLElement>('[data-reset-for]')) line.hidden = false;
  if (mode === 'confirmEmail') nameConfirmation();
  const form = formNamed('reset');
  const values = () => ({ newPassword: textOf(form, 'newPassword'), confirmPassword: textOf(form, 'confirmPassword') });
  bindForm(form, {
    check: () => checkNewPassword(values()),
    send: async () => {
      try {
        await saveNewPassword(code, values().newPassword);
      } catch (error) {
        const fallback = ENDED.includes(authCode(error)) ? LINK_USED_UP : FAILED_TO_UPDATE_PASSWORD;
        throw new FormFailure(commonText(error, fallback), '', error);
      }
      done(mode === 'confirmEmail' ? EMAIL_CONFIRMED : NEW_PASSWORD_SAVED);
      return null;
    },
  });
}

function nameConfirmation(): void {
  const block = document.querySelector<HTMLElement>('[data-state=reset]');
  say('[data-state=reset] h1', block?.dataset['confirmTitle'] ?? '');
  say('[data-introduction]', block?.dataset['confirmIntroduction'] ?? '');
}

function done(text: string): void {
  say('[data-done]', text);
  show('done');
}

function say(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

function show(state: State | null): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-state]')) {
    block.hidden = block.dataset['state'] !== state;
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-checking]')) line.hidden = state !== null;
}
