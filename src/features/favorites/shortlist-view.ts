import { NO_FAVORITES, noLongerOffered } from '#domain/account/favorites-text.ts';
import { SHORTLIST_TEXT as text } from './shortlist-text.ts';
import { FAVORITES_TEXT } from './text.ts';

/** Whose properties the page shows: those of a link, of the member's account, or of this device. */
export type ShortlistOwner = 'link' | 'account' | 'device';

export function ownerOf(isShared: boolean, isMember: boolean): ShortlistOwner {
  if (isShared) return 'link';
  return isMember ? 'account' : 'device';
}

/** The heading of the page with its sentence, and the message in place of the cards with what to do. */
export const OWNER_TEXT = {
  link: text.link,
  account: {
    title: FAVORITES_TEXT.title,
    introduction: FAVORITES_TEXT.introduction,
    empty: NO_FAVORITES,
    emptyHint: FAVORITES_TEXT.saveHint,
  },
  device: text.device,
} as const satisfies Record<ShortlistOwner, unknown>;

/**
 * Says that properties of the visitor's own list are no longer published; `missing` is their number. '' for none, and for
 * a shared list, which the visitor cannot change.
 */
export function missingText(owner: ShortlistOwner, missing: number): string {
  return owner !== 'link' && missing > 0 ? noLongerOffered(missing) : '';
}

/** The message in place of the cards; `missing` is the number of properties that are no longer published. */
export function emptyTitle(owner: ShortlistOwner, missing: number): string {
  return missingText(owner, missing) || OWNER_TEXT[owner].empty;
}
