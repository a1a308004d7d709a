import { FAVORITES_MAX } from '#domain/core/limits.ts';
import { FAVORITE_NOT_ADDED, FAVORITE_NOT_REMOVED, FAVORITES_FULL } from '#domain/account/favorites-text.ts';
import { announce } from '#lib/announce.ts';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { commitFavorite } from '#lib/member/favorites-store.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { cacheFavorites } from '#lib/member/store-favorites.ts';
import { cachedFavorites } from '#lib/member/saved-property-ids.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';

/** Changes that Firestore has not answered yet; a list fetched meanwhile would know only half of them. */
let underway = 0;

/** Whether hearts wait for Firestore. */
export function changesAreUnderway(): boolean {
  return underway > 0;
}

/** Adds or removes a favourite at once, and takes that back when Firestore refuses. Gives whether it is done. */
export async function changeFavorite(id: string, saved: boolean): Promise<boolean> {
  const uid = knownMember()?.uid;
  if (saved && (cachedFavorites()?.length ?? 0) >= FAVORITES_MAX) {
    announce(FAVORITES_FULL);
    return false;
  }
  underway += 1;
  show(uid, id, saved);
  setBusy(id, true);
  try {
    await commitFavorite(id, saved);
    // Once more: another tab may have kept a list meanwhile that it got before this was done.
    show(uid, id, saved);
    return true;
  } catch (error) {
    show(uid, id, !saved);
    if (error instanceof SessionEnded) {
      keepForAfterSignIn({ reason: saved ? 'add' : 'remove', favorite: { id, saved } });
      goToSignIn();
    } else {
      announce(saved ? FAVORITE_NOT_ADDED : FAVORITE_NOT_REMOVED);
    }
    return false;
  } finally {
    underway -= 1;
    setBusy(id, false);
  }
}

function show(uid: string | undefined, id: string, saved: boolean): void {
  // The member may have signed out while Firestore was asked, or somebody else in.
  if (uid === undefined || knownMember()?.uid !== uid) return;
  // Read anew each time: another tab may have changed the list meanwhile.
  const others = (cachedFavorites() ?? []).filter((other) => other !== id);
  cacheFavorites(uid, saved ? [id, ...others] : others);
}

function setBusy(id: string, busy: boolean): void {
  for (const heart of document.querySelectorAll(`[data-favorite="${CSS.escape(id)}"]`)) {
    heart.ariaDisabled = busy ? 'true' : null;
  }
}
