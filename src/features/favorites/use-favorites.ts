import { useCallback, useEffect, useRef, useState } from 'react';
import { isGone } from '#lib/fetch-json.ts';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { $savedIds, cachedFavorites } from '#lib/member/saved-property-ids.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import type { CardEntry } from './card-entry.ts';
import { type CardIndex, fetchCards } from './fetch-cards.ts';
import { keepForOffline } from './keep-for-offline.ts';

/** 'start' is the HTML, 'checking' the session, 'loading' the list of Firestore; 'failed' may have the list of the device. */
export type FavoritesPhase = 'start' | 'checking' | 'loading' | 'ready' | 'failed';

export interface Favorites {
  readonly phase: FavoritesPhase;
  /** In the order in which they were saved, newest first; null before any list is known. */
  readonly cards: readonly CardEntry[] | null;
  /** Ids of saved properties that are no longer published. */
  readonly missing: readonly string[];
  /** Loads them again; with the page, once its release is over. */
  readonly load: () => Promise<void>;
}

/** The member's favourites, live across tabs and readable offline; visitors go to the sign-in page. */
export function useFavorites(index: CardIndex): Favorites {
  const [phase, setPhase] = useState<FavoritesPhase>('start');
  const [saved, setSaved] = useState<{ cards: CardEntry[]; missing: string[] } | null>(null);
  const latest = useRef(0);
  const isOver = useRef(false);

  const fail = useCallback((error: unknown): void => {
    isOver.current = isGone(error);
    setPhase('failed');
  }, []);

  /** Shows the stored list, which this tab, another tab or Firestore has changed. */
  const show = useCallback(async (): Promise<void> => {
    if (knownMember() === null) {
      goToSignIn();
      return;
    }
    const ids = cachedFavorites();
    if (ids === null) return;
    const turn = (latest.current += 1);
    const { cards, missing, failure } = await fetchCards(index, ids);
    // Without a connection the device has the cards of its last visit, but may lack that of a property saved since.
    if (turn === latest.current && (failure === null || cards.length > 0)) setSaved({ cards, missing });
    if (failure !== null) throw failure;
  }, [index]);

  const load = useCallback(async (): Promise<void> => {
    if (isOver.current) {
      location.reload();
      return;
    }
    setPhase('checking');
    try {
      await show();
      if (knownMember() === null) return;
      await refresh(() => setPhase('loading'));
      await show();
      setPhase('ready');
      void keepForOffline();
    } catch (error) {
      if (error instanceof SessionEnded) {
        keepForAfterSignIn({ reason: 'ended', favorite: null });
        goToSignIn();
        return;
      }
      fail(error);
    }
  }, [show, fail]);

  useEffect(() => {
    const begin = (): void => void load();
    begin();
    return $savedIds.listen(() => void show().catch(fail));
  }, [load, show, fail]);

  return { phase, cards: saved?.cards ?? null, missing: saved?.missing ?? [], load };
}

/** Checks the session, then fetches the current list from Firestore; the code of both loads while the stored list shows. */
async function refresh(onSession: () => void): Promise<void> {
  const [{ currentMember }, { refreshFavorites }] = await Promise.all([
    import('#lib/member/session.ts'),
    import('./refresh-favorites.ts'),
  ]);
  if ((await currentMember()) === null) throw new SessionEnded();
  onSession();
  await refreshFavorites();
}
