import { fetchFavorites } from './favorites-store.ts';
import { cacheFavorites, keptFavorites } from './store-favorites.ts';
import { cachedFavorites } from './saved-property-ids.ts';

/** How often the list is asked for while hearts are pressed; after that the list that is kept here is the newer one. */
const ATTEMPTS = 3;

/**
 * Fetches the member's favourites and keeps them for every tab. A list that was asked for before a heart was pressed, here
 * or in another tab, would take that back, and is asked for anew; nor is one kept while `isChanging` says that a heart of
 * this tab waits for Firestore, by default none does. Gives the ids, newest first.
 */
export async function updateFavorites(uid: string, isChanging = (): boolean => false): Promise<readonly string[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = keptFavorites();
    const ids = await fetchFavorites();
    if (keptFavorites() !== before) continue;
    if (!isChanging()) cacheFavorites(uid, ids);
    return ids;
  }
  return cachedFavorites() ?? [];
}
