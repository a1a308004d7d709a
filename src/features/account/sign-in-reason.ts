import { SESSION_ENDED } from '#domain/account/text.ts';
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
  if (waiting === null || !text) return;
  show('[data-reason]', true);
  text.textContent = REASON_TEXT[waiting.reason];
  show('[data-on-device]', waiting.favorite !== null && saved.includes(waiting.favorite.id));
  document.querySelector('[data-without-account]')?.addEventListener('click', () => {
    dropWaiting();
    stayOnDevice();
    location.assign(back);
  });
}

function show(selector: string, shown: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
}
