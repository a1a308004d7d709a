import { FirestoreRejection } from '#lib/member/firestore-rest.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { refreshFavorites } from './refresh-favorites.ts';

/** Refreshes the favourites behind a page that is about something else: a failure there is none of the visitor's business. */
export async function refreshQuietly(): Promise<void> {
  try {
    await refreshFavorites();
  } catch (error) {
    // The hearts keep what they knew, the next page asks again, and whoever presses one is told.
    if (!(error instanceof FirestoreRejection) && !(error instanceof SessionEnded)) throw error;
  }
}
