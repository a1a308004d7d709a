import { dropWaiting, waitingForSignIn } from '#lib/member/after-sign-in.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';
import { ensureProfile } from '#lib/member/profile-store.ts';
import { cachedFavorites, shortlist } from '#lib/member/saved-property-ids.ts';
import { currentMember } from '#lib/member/session.ts';
import { updateFavorites } from '#lib/member/update-favorites.ts';
import { changeFavorite, changesAreUnderway } from './change-favorite.ts';
import { offerMerge } from './merge-shortlist.ts';

let underway: Promise<void> | null = null;

/** Fetches the member's favourites and does what waited for the sign-in; once at a time, whoever asks. */
export function refreshFavorites(): Promise<void> {
  underway ??= refresh().finally(() => {
    underway = null;
  });
  return underway;
}

async function refresh(): Promise<void> {
  const member = await currentMember();
  if (member === null) return;
  const ids = await updateFavorites(member.uid, changesAreUnderway);
  // Before the first heart is pressed: it would be refused without a profile to count it in.
  if (ids.length === 0) await ensureProfile();
  await doWhatWaited(ids);
  offerMerge(cachedFavorites() ?? ids);
}

async function doWhatWaited(ids: readonly string[]): Promise<void> {
  const favorite = waitingForSignIn()?.favorite;
  if (!favorite) return;
  // Dropped first: a failure is told once and not on every page.
  dropWaiting();
  const done = ids.includes(favorite.id) === favorite.saved || (await changeFavorite(favorite.id, favorite.saved));
  if (done) keepShortlist(shortlist().filter((id) => id !== favorite.id));
}
