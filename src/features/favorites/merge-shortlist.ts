import { ALREADY_FAVORITES, LOGIN_TO_ADD_FAVORITES, merged, mergeOffer } from '#domain/account/favorites-text.ts';
import { announce } from '#lib/announce.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';
import { shortlist } from '#lib/member/saved-property-ids.ts';
import { lasting, readStored, writeStored } from '#lib/stored-json.ts';
import { changeFavorite } from './change-favorite.ts';
import { FAVORITES_TEXT as text } from './text.ts';

/** localStorage key of the shortlist that the member declined to merge; a different one is offered again. */
const DECLINED_KEY = 'shortlist-declined';

/** Offers to add the device's shortlist to the member's favourites. */
export function offerMerge(favorites: readonly string[]): void {
  const ids = shortlist().filter((id) => !favorites.includes(id));
  if (ids.length === 0) {
    keepShortlist([]);
    return;
  }
  if (readStored(lasting, DECLINED_KEY) === ids.join()) return;
  announce(mergeOffer(ids.length), [
    { label: text.mergeYes, act: () => void addAll(ids).then(() => keepShortlist([])) },
    { label: text.mergeNo, act: () => void writeStored(lasting, DECLINED_KEY, ids.join()) },
  ]);
}

/**
 * Adds properties to the member's favourites, one commit each (docs/decisions/0006); stops and throws at the first
 * failure.
 */
export async function addAll(ids: readonly string[]): Promise<void> {
  // Oldest first, so that the newest comes first again.
  for (const [done, id] of ids.toReversed().entries()) {
    if (await changeFavorite(id, true)) continue;
    throw new Error(`${LOGIN_TO_ADD_FAVORITES}: ${done} of ${ids.length} were added`);
  }
  announce(ids.length === 0 ? ALREADY_FAVORITES : merged(ids.length));
}
