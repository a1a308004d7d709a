import { isUuid } from '#domain/core/uuid.ts';
import { isRemembered, knownMember } from './known-member.ts';
import { lasting, passing, readStored } from './stored-json.ts';

/** Name of the member's favourites as they were last known here. */
export const FAVORITES_KEY = 'favorites';

/** Name of the shortlist that a visitor without an account keeps on the device. */
export const SHORTLIST_KEY = 'shortlist';

/** How long fetched favourites are taken for true, in milliseconds. */
const FRESH = 10 * 60 * 1000;

/** Event on the window when what is saved has changed in this tab; other tabs hear the storage's own. */
export const SAVED_CHANGED = 'saved-houses-changed';

/** Ids of the member's favourites as last known, newest first; null before they were ever fetched here. */
export function cachedFavorites(): string[] | null {
  const member = knownMember();
  const stored = readStored(isRemembered() ? lasting : passing, FAVORITES_KEY);
  // Another member's list, left by a browser that lost its session, is nobody's business.
  if (member === null || typeof stored !== 'object' || stored === null) return null;
  return 'uid' in stored && stored.uid === member.uid && 'ids' in stored ? readIds(stored.ids) : null;
}

/** Whether the favourites here were fetched or changed so lately that no page needs to ask again. */
export function favoritesAreFresh(): boolean {
  const stored = readStored(isRemembered() ? lasting : passing, FAVORITES_KEY);
  if (cachedFavorites() === null || typeof stored !== 'object' || stored === null || !('at' in stored)) return false;
  return typeof stored.at === 'number' && Math.abs(Date.now() - stored.at) < FRESH;
}

/** Ids on this device's shortlist, newest first. */
export function shortlist(): string[] {
  return readIds(readStored(lasting, SHORTLIST_KEY));
}

/** What hearts and the badge show: the member's favourites, or the device's shortlist. */
export function savedPropertyIds(): string[] {
  return knownMember() === null ? shortlist() : (cachedFavorites() ?? []);
}

/** Calls back when what is saved, or who is signed in, changes in this tab or in another. */
export function onSavedChange(act: () => void): void {
  addEventListener(SAVED_CHANGED, act);
  addEventListener('storage', act);
  // A page that the browser kept for its back button has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}

function readIds(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id: unknown): id is string => typeof id === 'string' && isUuid(id));
  return [...new Set(ids)];
}
