import { dropWaiting, waitingForSignIn } from '#lib/member/after-sign-in.ts';
import { FirestoreRejection } from '#lib/member/firestore-rest.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';
import { ensureProfile } from '#lib/member/profile-store.ts';
import { cachedFavorites, shortlist } from '#lib/member/saved-property-ids.ts';
import { currentMember } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { updateFavorites } from '#lib/member/update-favorites.ts';
import { changeFavorite, pendingChanges } from './change-favorite.ts';
import { offerMerge } from './merge-shortlist.ts';

let underway: Promise<void> | null = null;

/** Fetches the member's favourites and applies a change that waited for the sign-in; concurrent calls share one run. */
export function refreshFavorites(): Promise<void> {
  underway ??= refresh().finally(() => {
    underway = null;
  });
  return underway;
}

async function refresh(): Promise<void> {
  const member = await currentMember();
  if (member === null) return;
  const ids = await updateFavorites(member.uid, pendingChanges);
  // Before the first heart is pressed: the rules reject a favourite without a profile that counts it.
  if (ids.length === 0) await ensureProfile();
  await applyWaitingFavorite(ids);
  offerMerge(cachedFavorites() ?? ids);
}

async function applyWaitingFavorite(ids: readonly string[]): Promise<void> {
  const favorite = waitingForSignIn()?.favorite;
  // First, so that a failure is reported once and not on every page; the reason without a favourite ends with the sign-in, too.
  dropWaiting();
  if (!favorite) return;
  const done = ids.includes(favorite.id) === favorite.saved || (await changeFavorite(favorite.id, favorite.saved));
  if (done) keepShortlist(shortlist().filter((id) => id !== favorite.id));
}

/** Refreshes the favourites in the background of another page; the visitor need not see a failure. */
export async function refreshQuietly(): Promise<void> {
  try {
    await refreshFavorites();
  } catch (error) {
    // The hearts keep their state, the next page retries, and pressing a heart reports the failure.
    if (!(error instanceof FirestoreRejection) && !(error instanceof SessionEnded)) throw error;
  }
}
