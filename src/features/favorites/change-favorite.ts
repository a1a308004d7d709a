import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { FAVORITE_NOT_ADDED, FAVORITE_NOT_REMOVED, FAVORITES_FULL } from '#domain/account/favorites-text.ts';
import { announce } from '#lib/announce.ts';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { commitFavorite } from '#lib/member/favorites-store.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { cacheFavorite } from '#lib/member/store-favorites.ts';
import { cachedFavorites } from '#lib/member/saved-property-ids.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';

const pending = new Set<Promise<boolean>>();

/** Changes without a response from Firestore yet; a list fetched meanwhile may lack them. */
export const pendingChanges: ReadonlySet<Promise<unknown>> = pending;

/**
 * Adds or removes a favourite optimistically and reverts it when Firestore rejects it. Returns whether it succeeded.
 */
export async function changeFavorite(id: string, saved: boolean): Promise<boolean> {
  if (saved && (cachedFavorites()?.length ?? 0) >= FAVORITES_MAX) {
    announce(FAVORITES_FULL);
    return false;
  }
  const change: Promise<boolean> = commitOrRevert(id, saved).finally(() => pending.delete(change));
  pending.add(change);
  return change;
}

async function commitOrRevert(id: string, saved: boolean): Promise<boolean> {
  const uid = knownMember()?.uid;
  show(uid, id, saved);
  setBusy(id, true);
  try {
    await commitFavorite(id, saved);
    // Again, because another tab may have stored an older list meanwhile.
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
    setBusy(id, false);
  }
}

function show(uid: string | undefined, id: string, saved: boolean): void {
  // The member may have signed out or changed during the request.
  if (uid !== undefined && knownMember()?.uid === uid) cacheFavorite(uid, id, saved);
}

function setBusy(id: string, busy: boolean): void {
  for (const heart of document.querySelectorAll(`[data-favorite="${CSS.escape(id)}"]`)) {
    heart.ariaDisabled = busy ? 'true' : null;
  }
}
