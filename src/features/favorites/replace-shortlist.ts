import { FAVORITES_FULL, SHORTLIST_NOT_KEPT } from '#domain/account/favorites-text.ts';
import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';

/** Replaces the device's shortlist; returns why it stays as it was, as the visitor reads it, or null. */
export function replaceShortlist(ids: readonly string[]): string | null {
  if (ids.length > FAVORITES_MAX) return FAVORITES_FULL;
  return keepShortlist(ids) ? null : SHORTLIST_NOT_KEPT;
}
