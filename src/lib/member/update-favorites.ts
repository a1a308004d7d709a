import { fetchFavorites } from './favorites-store.ts';
import { cacheFavorites, cachedFavoritesText } from './store-favorites.ts';
import { cachedFavorites } from './saved-property-ids.ts';

/** Maximum number of fetches while hearts are pressed; after that the cached list is newer. */
const ATTEMPTS = 3;

/**
 * Fetches the member's favourites and caches them for every tab. A list fetched while a heart was pressed, here or in
 * another tab, would revert the press, so it is fetched again; nor is a list cached while `isChanging` reports that a
 * change of this tab waits for Firestore. Returns the ids, newest first.
 */
export async function updateFavorites(uid: string, isChanging = (): boolean => false): Promise<readonly string[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = cachedFavoritesText();
    const ids = await fetchFavorites();
    if (cachedFavoritesText() !== before) continue;
    if (!isChanging()) cacheFavorites(uid, ids);
    return ids;
  }
  return cachedFavorites() ?? [];
}
