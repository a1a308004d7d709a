import { fetchFavorites } from './favorites-store.ts';
import { cacheFavorites, cachedFavoritesText } from './store-favorites.ts';
import { cachedFavorites } from './saved-property-ids.ts';

/** Maximum number of fetches while hearts are pressed; the list then counts as fetched as little as before. */
const ATTEMPTS = 3;

/**
 * Fetches the member's favourites and caches them for every tab. A list fetched while a heart was pressed, here or in
 * another tab, would revert the press: it is fetched again once `pending`, the changes of this tab, have a response.
 * Returns the ids, newest first.
 */
export async function updateFavorites(
  uid: string,
  pending: ReadonlySet<Promise<unknown>> = new Set(),
): Promise<readonly string[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    while (pending.size > 0) await Promise.allSettled(pending);
    const before = cachedFavoritesText();
    const ids = await fetchFavorites();
    if (cachedFavoritesText() !== before) continue;
    cacheFavorites(uid, ids);
    return ids;
  }
  return cachedFavorites() ?? [];
}
