import { useCallback, useEffect, useState } from 'react';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';

export interface Profile {
  readonly email: string;
  /** '' for none. */
  readonly name: string;
  readonly createdAt: Date;
}

/** 'start' is the HTML, 'gone' a deleted account. */
export type ProfileState =
  | { readonly name: 'start' | 'loading' | 'failed' | 'gone' }
  | { readonly name: 'profile'; readonly profile: Profile };

/** The member's profile; visitors go to the sign-in page and come back. */
export function useProfile(): { state: ProfileState; load: () => Promise<void>; showGone: () => void } {
  const [state, setState] = useState<ProfileState>({ name: 'start' });

  const load = useCallback(async (): Promise<void> => {
    if (knownMember() === null) {
      goToSignIn();
      return;
    }
    setState({ name: 'loading' });
    try {
      setState({ name: 'profile', profile: await fetchProfile() });
    } catch (error) {
      if (error instanceof SessionEnded) {
        keepForAfterSignIn({ reason: 'ended', favorite: null });
        goToSignIn();
        return;
      }
      setState({ name: 'failed' });
    }
  }, []);

  useEffect(() => {
    const begin = (): void => void load();
    begin();
  }, [load]);

  return { state, load, showGone: () => setState({ name: 'gone' }) };
}

/** Checks the session and fetches the profile; the favourites are updated for their number. */
async function fetchProfile(): Promise<Profile> {
  const [{ currentMember }, { fetchName }, { updateFavorites }] = await Promise.all([
    import('#lib/member/session.ts'),
    import('#lib/member/profile-store.ts'),
    import('#lib/member/update-favorites.ts'),
  ]);
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  const [name] = await Promise.all([fetchName(), updateFavorites(member.uid)]);
  const { creationTime } = member.metadata;
  if (creationTime === undefined) throw new Error('Auth gave an account without its beginning');
  return { email: member.email ?? '', name, createdAt: new Date(creationTime) };
}
