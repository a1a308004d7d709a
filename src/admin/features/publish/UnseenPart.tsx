import { isRolledBack } from '#domain/publishing/site-state-machine.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import type { ReactElement } from 'react';
import { unseenTitles } from './site-status.ts';
import { useBuilds } from './use-builds.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.rollback;

/** After a rollback or a failed build: what was published but is not live, and what happens next. */
export function UnseenPart({ site }: { site: SiteState }): ReactElement | null {
  const builds = useBuilds(site);
  const { titles, more } = unseenTitles(builds.data ?? [], site);
  const rolledBack = isRolledBack(site);
  if (titles.length === 0 && !rolledBack) return null;
  return (
    <>
      {titles.length > 0 && (
        <>
          <p className="mt-3 text-small">{rolledBack ? text.unseen : text.unseenAfterFailure}</p>
          <ul className="mt-1 list-disc pl-5 text-small font-medium">
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
            {more && <li className="font-normal">{text.more}</li>}
          </ul>
        </>
      )}
      <p className="mt-2 max-w-text text-small text-ink-soft">
        {rolledBack ? `${text.next} ${text.avoid}` : text.nextBuild}
      </p>
    </>
  );
}
