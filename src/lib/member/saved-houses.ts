import { FAVORITES_MAX } from '@site/domain/limits';
import { isUuid } from '@site/domain/uuid';
import { isRemembered, knownMember } from './known-member.ts';
import { lasting, passing, readStored, removeStored, writeStored } from './stored-json.ts';

/** Name of the member's favourites as they were last known here. */
export const FAVORITES_KEY = 'favorites';

/** Name of the shortlist that a visitor without an account keeps on the device. */
export const SHORTLIST_KEY = 'shortlist';

/** Name of the choice to keep hearts on the device alone. */
const ON_DEVICE_KEY = 'hearts-on-device';

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

/** Keeps the member's favourites for the other tabs and for when there is no connection. */
export function cacheFavorites(uid: string, ids: readonly string[]): void {
  writeStored(isRemembered() ? lasting : passing, FAVORITES_KEY, { uid, ids, at: Date.now() });
  dispatchEvent(new Event(SAVED_CHANGED));
}

/** Whether the favourites here were fetched or changed so lately that no page needs to ask again. */
export function favoritesAreFresh(): boolean {
  const stored = readStored(isRemembered() ? lasting : passing, FAVORITES_KEY);
  if (cachedFavorites() === null || typeof stored !== 'object' || stored === null || !('at' in stored)) return false;
  return typeof stored.at === 'number' && Math.abs(Date.now() - stored.at) < FRESH;
}

/** Forgets them, on signing out. */
export function forgetFavorites(): void {
  removeStored(passing, FAVORITES_KEY);
  removeStored(lasting, FAVORITES_KEY);
  dispatchEvent(new Event(SAVED_CHANGED));
}

/** Ids on this device's shortlist, newest first. */
export function shortlist(): string[] {
  return readIds(readStored(lasting, SHORTLIST_KEY));
}

/** Keeps another shortlist on this device, at most as many houses as a member may keep. */
export function keepShortlist(ids: readonly string[]): void {
  if (ids.length === 0) removeStored(lasting, SHORTLIST_KEY);
  else writeStored(lasting, SHORTLIST_KEY, ids.slice(0, FAVORITES_MAX));
  dispatchEvent(new Event(SAVED_CHANGED));
}

/** Whether the visitor chose to keep hearts on the device and not to be asked to sign in for the next. */
export function staysOnDevice(): boolean {
  return readStored(passing, ON_DEVICE_KEY) === true;
}

/** Notes that choice, for this window. */
export function stayOnDevice(): void {
  writeStored(passing, ON_DEVICE_KEY, true);
}

/** What hearts and the badge show: the member's favourites, or the device's shortlist. */
export function savedHouses(): string[] {
  return knownMember() === null ? shortlist() : (cachedFavorites() ?? []);
}

/** Calls back when what is saved, or who is signed in, changes in this tab or in another. */
export function onSavedChange(act: () => void): void {
  addEventListener(SAVED_CHANGED, act);
  addEventListener('storage', act);
}

function readIds(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id: unknown): id is string => typeof id === 'string' && isUuid(id));
  return [...new Set(ids)];
}
