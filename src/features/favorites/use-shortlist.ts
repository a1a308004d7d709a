import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { knownMember } from '#lib/member/known-member.ts';
import { $savedIds, cachedFavorites } from '#lib/member/saved-property-ids.ts';
import type { CardEntry } from './card-entry.ts';
import { type CardIndex, fetchCards } from './fetch-cards.ts';
import { LINK_PARAMETER, unpackIds } from './shortlist-link.ts';
import { ownerOf, type ShortlistOwner } from './shortlist-view.ts';

export interface Shortlist {
  readonly owner: ShortlistOwner;
  /** 'start' is the HTML. */
  readonly cards: readonly CardEntry[] | 'start' | 'loading' | 'failed';
  /** Ids of properties that are no longer published. */
  readonly missing: readonly string[];
}

const neverChanges = (): (() => void) => () => undefined;

/** The properties of a shared link, or those saved on this device when the URL has none. */
export function useShortlist(index: CardIndex): Shortlist {
  const query = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => null,
  );
  const saved = useStore($savedIds, { ssr: 'initial' });
  const shared = useMemo(() => {
    const packed = new URLSearchParams(query ?? '').get(LINK_PARAMETER);
    return packed === null ? null : unpackIds(packed);
  }, [query]);
  const [{ cards, missing }, setShown] = useState<Pick<Shortlist, 'cards' | 'missing'>>({
    cards: 'start',
    missing: [],
  });
  const ids = shared ?? saved;
  const isHydrated = query !== null;
  const isMember = isHydrated && knownMember() !== null;
  // Just signed in: the empty list is not the member's.
  const isUnknown = isMember && shared === null && cachedFavorites() === null;

  useEffect(() => {
    if (!isUnknown) return;
    import('./refresh-favorites.ts')
      .then(({ refreshFavorites }) => refreshFavorites())
      .catch((error: unknown) => {
        reportError(error);
        setShown({ cards: 'failed', missing: [] });
      });
  }, [isUnknown]);

  useEffect(() => {
    if (!isHydrated || isUnknown) return;
    let isCurrent = true;
    void fetchCards(index, ids).then(({ cards, missing, failure }) => {
      if (failure !== null) reportError(failure);
      if (isCurrent) setShown({ cards: failure === null ? cards : 'failed', missing });
    });
    return () => {
      isCurrent = false;
    };
  }, [index, ids, isHydrated, isUnknown]);

  return {
    owner: ownerOf(shared !== null, isMember),
    cards: cards === 'start' && isHydrated ? 'loading' : cards,
    missing,
  };
}
