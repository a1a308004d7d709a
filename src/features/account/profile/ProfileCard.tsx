import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { formatDay } from '#domain/core/format-date.ts';
import { isoDay } from '#domain/core/iso-day.ts';
import { PATHS } from '#domain/site/paths.ts';
import { $savedIds } from '#lib/member/saved-property-ids.ts';
import { signOutHere } from '../sign-out.ts';
import { PROFILE_TEXT as text } from '../text.ts';
import type { Profile } from './use-profile.ts';

/** The side card of the profile: who it is, the anchors and the sign-out. */
export function ProfileCard({ profile: { email, createdAt } }: { profile: Profile }): ReactElement {
  const registeredOn = isoDay(createdAt);
  const favorites = useStore($savedIds).length;
  return (
    <aside className="self-start border-b-4 border-anil bg-limestone p-6 sm:p-8 lg:sticky lg:top-32 lg:col-span-4">
      <p className="font-display text-title break-words">{email}</p>
      <p className="mt-2 text-small text-ink-soft">
        {text.memberSince} <time dateTime={registeredOn}>{formatDay(registeredOn)}</time>
      </p>
      <nav aria-label={text.anchors} className="mt-8 border-t border-sand">
        <a className="flex min-h-12 items-center border-b border-sand" href="#settings">
          {text.settings}
        </a>
        <a className="flex min-h-12 items-center justify-between border-b border-sand" href={PATHS.favorites}>
          {text.favorites} <span className="text-small text-ink-soft">{favorites}</span>
        </a>
      </nav>
      <button type="button" className="button button-quiet mt-8 w-full" onClick={() => void signOutHere()}>
        {text.signOut}
      </button>
    </aside>
  );
}
