import { SESSION_ENDED } from '#domain/account/text.ts';
import { LOGIN_TO_ADD_FAVORITES, LOGIN_TO_REMOVE_FAVORITES } from '#domain/account/favorites-text.ts';
import { dropWaiting, waitingForSignIn, type SignInReason } from '#lib/member/after-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { stayOnDevice } from '#lib/member/store-favorites.ts';
import { shortlist } from '#lib/member/saved-property-ids.ts';

const WORDS: Record<SignInReason, string> = {
  add: LOGIN_TO_ADD_FAVORITES,
  remove: LOGIN_TO_REMOVE_FAVORITES,
  ended: SESSION_ENDED,
};

/** Says why somebody was led to the sign-in page, and offers to go on without an account; `back` is where they came from. */
export function showSignInReason(back: string): void {
  const waiting = waitingForSignIn();
  const kept = shortlist();
  show('[data-shortlist]', kept.length > 0 && waiting === null && knownMember() === null);
  const text = document.querySelector('[data-reason-words]');
  if (waiting === null || !text) return;
  show('[data-reason]', true);
  text.textContent = WORDS[waiting.reason];
  show('[data-on-device]', waiting.favorite !== null && kept.includes(waiting.favorite.id));
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
