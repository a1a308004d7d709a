import { SESSION_ENDED, SIGN_IN_FOR_ACCOUNT } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { LOGIN_TO_ADD_FAVORITES, LOGIN_TO_REMOVE_FAVORITES } from '#domain/account/favorites-text.ts';
import { dropWaiting, waitingForSignIn, type SignInReason } from '#lib/member/after-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { stayOnDevice } from '#lib/member/store-favorites.ts';
import { shortlist } from '#lib/member/saved-property-ids.ts';

const REASON_TEXT: Record<SignInReason, string> = {
  add: LOGIN_TO_ADD_FAVORITES,
  remove: LOGIN_TO_REMOVE_FAVORITES,
  ended: SESSION_ENDED,
};

/**
 * Explains why a visitor was sent to the sign-in page and offers to continue without an account; `back` is where they
 * came from.
 */
export function showSignInReason(back: string): void {
  const waiting = waitingForSignIn();
  const saved = shortlist();
  show('[data-shortlist]', saved.length > 0 && waiting === null && knownMember() === null);
  const text = document.querySelector('[data-reason-text]');
  const reason = waiting === null ? reasonOf(back) : REASON_TEXT[waiting.reason];
  if (reason === null || !text) return;
  show('[data-reason]', true);
  text.textContent = reason;
  if (waiting === null) return;
  show('[data-on-device]', waiting.favorite !== null && saved.includes(waiting.favorite.id));
  document.querySelector('[data-without-account]')?.addEventListener('click', () => {
    dropWaiting();
    stayOnDevice();
    location.assign(back);
  });
}

/** Why a page needs a sign-in; null for one that does not. */
function reasonOf(back: string): string | null {
  return new URL(back, location.origin).pathname === PATHS.profile ? SIGN_IN_FOR_ACCOUNT : null;
}

function show(selector: string, shown: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
}
