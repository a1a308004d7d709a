import { FAVORITES_MAX } from '#domain/core/limits.ts';
import { isRemembered } from './known-member.ts';
import { FAVORITES_KEY, SAVED_CHANGED, SHORTLIST_KEY } from './saved-property-ids.ts';
import { lasting, passing, readStored, removeStored, writeStored } from './stored-json.ts';

/** Name of the choice to keep hearts on the device alone. */
const ON_DEVICE_KEY = 'hearts-on-device';

/** Keeps the member's favourites for the other tabs and for when there is no connection. */
export function cacheFavorites(uid: string, ids: readonly string[]): void {
  writeStored(isRemembered() ? lasting : passing, FAVORITES_KEY, { uid, ids, at: Date.now() });
  dispatchEvent(new Event(SAVED_CHANGED));
}

/** What is kept of them here, as text: another text means that a tab has changed or fetched them since. */
export function keptFavorites(): string {
  return JSON.stringify(readStored(isRemembered() ? lasting : passing, FAVORITES_KEY));
}

/** Forgets them, on signing out. */
export function forgetFavorites(): void {
  removeStored(passing, FAVORITES_KEY);
  removeStored(lasting, FAVORITES_KEY);
  dispatchEvent(new Event(SAVED_CHANGED));
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
