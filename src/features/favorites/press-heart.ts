import { announce } from '#lib/announce.ts';
import { loadCode } from '#lib/load-code.ts';
import { dropWaiting, keepForAfterSignIn, waitingForSignIn } from '#lib/member/after-sign-in.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { keepShortlist, staysOnDevice } from '#lib/member/store-favorites.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { savedPropertyIds, shortlist } from '#lib/member/saved-property-ids.ts';

/** Toggles a property: a member's favourite, or a visitor's shortlist on this device. */
export async function pressHeart(id: string): Promise<void> {
  const saved = !savedPropertyIds().includes(id);
  if (knownMember() === null) {
    pressAsVisitor(id, saved);
    return;
  }
  const code = await loadCode(() => import('./change-favorite.ts'));
  await code?.changeFavorite(id, saved);
}

/**
 * 'Anonymous visitor pressing it is redirected to /login'; the device keeps the property in case they do not sign in.
 */
function pressAsVisitor(id: string, saved: boolean): void {
  const others = shortlist().filter((other) => other !== id);
  const failure = keepShortlist(saved ? [id, ...others] : others);
  // Taken back before the sign-in that it waited for.
  if (!saved && waitingForSignIn()?.favorite?.id === id) dropWaiting();
  if (!saved || staysOnDevice()) {
    if (failure !== null) announce(failure);
    return;
  }
  keepForAfterSignIn({ reason: 'add', favorite: { id, saved } });
  goToSignIn();
}
