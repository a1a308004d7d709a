import { FAVORITES_FULL, SHORTLIST_NOT_KEPT } from '#domain/account/favorites-text.ts';
import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { isRecord } from '#domain/core/is-record.ts';
import { isRemembered } from './known-member.ts';
import { cachedFavorites, FAVORITES_KEY, SHORTLIST_KEY, updateSavedIds } from './saved-property-ids.ts';
import { lasting, passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** Storage key of the choice to save on the device only. */
const ON_DEVICE_KEY = 'hearts-on-device';

/** Caches the member's favourites, just fetched, for the other tabs and for offline use. */
export function cacheFavorites(uid: string, ids: readonly string[]): void {
  writeStored(isRemembered() ? lasting : passing, FAVORITES_KEY, { uid, ids, at: Date.now() });
  updateSavedIds();
}

/**
 * Caches a change of the list. The list keeps the time of its fetch, because one that was never fetched holds nothing
 * but changes; the time of the change makes the cached text differ even when the ids are the same again.
 */
export function cacheFavorite(uid: string, id: string, saved: boolean): void {
  const storage = isRemembered() ? lasting : passing;
  // Read each time, because another tab may have changed the list.
  const ids = cachedFavorites();
  const stored = readStored(storage, FAVORITES_KEY);
  const at = ids !== null && isRecord(stored) ? stored['at'] : 0;
  const others = ids?.filter((other) => other !== id) ?? [];
  writeStored(storage, FAVORITES_KEY, { uid, ids: saved ? [id, ...others] : others, at, changedAt: Date.now() });
  updateSavedIds();
}

/** The cached favourites as text: a different text means that a tab has changed or fetched them since. */
export function cachedFavoritesText(): string {
  return JSON.stringify(readStored(isRemembered() ? lasting : passing, FAVORITES_KEY));
}

/** Removes the cached favourites on signing out. */
export function forgetFavorites(): void {
  removeStored(passing, FAVORITES_KEY);
  removeStored(lasting, FAVORITES_KEY);
  updateSavedIds();
}

/** Replaces the device's shortlist; returns why it stays as it was, as the visitor reads it, or null. */
export function keepShortlist(ids: readonly string[]): string | null {
  if (ids.length > FAVORITES_MAX) return FAVORITES_FULL;
  // An empty one needs no room.
  if (ids.length === 0) removeStored(lasting, SHORTLIST_KEY);
  const isKept = ids.length === 0 || writeStored(lasting, SHORTLIST_KEY, ids);
  updateSavedIds();
  return isKept ? null : SHORTLIST_NOT_KEPT;
}

/** Whether the visitor chose to save on the device only and not be asked to sign in again. */
export function staysOnDevice(): boolean {
  return readStored(passing, ON_DEVICE_KEY) === true;
}

/** Stores that choice for this tab. */
export function stayOnDevice(): void {
  writeStored(passing, ON_DEVICE_KEY, true);
}
