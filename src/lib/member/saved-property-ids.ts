import { atom, onMount } from 'nanostores';
import { isRecord } from '#domain/core/is-record.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { isRemembered, knownMember } from './known-member.ts';
import { lasting, passing, readStored } from '#lib/stored-json.ts';

/** Storage key of the member's cached favourites. */
export const FAVORITES_KEY = 'favorites';

/** Storage key of the device's shortlist, for visitors without an account. */
export const SHORTLIST_KEY = 'shortlist';

/** How long fetched favourites count as fresh, in milliseconds. */
const FRESH = 10 * 60 * 1000;

/** Ids of the member's cached favourites, newest first; null before they were ever fetched here. */
export function cachedFavorites(): string[] | null {
  const member = knownMember();
  const stored = readStored(isRemembered() ? lasting : passing, FAVORITES_KEY);
  // The list of another member, left by a browser that lost its session, is ignored.
  if (member === null || !isRecord(stored)) return null;
  const { uid, ids } = stored;
  return uid === member.uid && ids !== undefined ? readIds(ids) : null;
}

/** Whether the favourites were fetched recently enough to need no request. */
export function favoritesAreFresh(): boolean {
  const stored = readStored(isRemembered() ? lasting : passing, FAVORITES_KEY);
  if (cachedFavorites() === null || !isRecord(stored)) return false;
  const { at } = stored;
  return typeof at === 'number' && Math.abs(Date.now() - at) < FRESH;
}

/** Ids of the device's shortlist, newest first. */
export function shortlist(): string[] {
  return readIds(readStored(lasting, SHORTLIST_KEY));
}

/** The ids that hearts and the badge show, as stored: the member's favourites, or the device's shortlist. */
export function savedPropertyIds(): string[] {
  return knownMember() === null ? shortlist() : (cachedFavorites() ?? []);
}

/**
 * The same ids, kept up to date while somebody listens; a new list after every change of them, or of the member, in this
 * tab or in another. Changes begin with the stored list, which may be newer by the time of an event.
 */
export const $savedIds = atom<readonly string[]>([]);

/** Reads them again after a change in this tab. */
export function updateSavedIds(): void {
  $savedIds.set(savedPropertyIds());
}

onMount($savedIds, () => {
  const restore = ({ persisted }: PageTransitionEvent): void => {
    // A page restored from the back/forward cache may be outdated.
    if (persisted) updateSavedIds();
  };
  updateSavedIds();
  addEventListener('storage', updateSavedIds);
  addEventListener('pageshow', restore);
  return () => {
    removeEventListener('storage', updateSavedIds);
    removeEventListener('pageshow', restore);
  };
});

function readIds(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id: unknown): id is string => typeof id === 'string' && isUuid(id));
  return [...new Set(ids)];
}
