import { publishingApi } from '#domain/api/publishing.ts';
import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { BuildRow } from './BuildRow.tsx';
import { useBuilds } from './use-builds.ts';
import { refreshAfter } from './use-changes.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.history;

interface Props {
  /** The list is read again when it changes. */
  site: SiteState;
  /** Shows the publish report of a build. */
  onShow: (build: BuildRecord) => void;
}

/** The last builds, newest first, with rollback to the releases that are kept. */
export function HistoryPart({ site, onShow }: Props): ReactElement {
  const { failure, attempt } = useAttempt();
  const [rollingBackTo, setRollingBackTo] = useState<BuildRecord | null>(null);
  const builds = useBuilds(site);
  const keptOf = (build: BuildRecord): string | null =>
    build.action === 'build' ? (site.releases.find(({ buildId }) => buildId === build.id)?.release ?? null) : null;
  const rollBack = (build: BuildRecord): void => {
    const release = keptOf(build);
    if (release === null) return;
    const call = requestOnce(`rollback to ${release}`, (buildId) =>
      callAsStaff(publishingApi, 'POST /api/admin/rollbacks', { body: { buildId, release } }),
    );
    void attempt(refreshAfter(call), text.failedRollBack);
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-10 mb-4 text-title">
        {text.heading}
      </h2>
      <Banner>{failure}</Banner>
      <ListState query={builds} loading={text.loading} failed={text.failed} empty={<EmptyState text={text.empty} />}>
        {(list) => (
          <ul className="border-t border-sand">
            {list.map((build) => (
              <BuildRow
                key={build.id}
                build={build}
                isLive={build.id === site.liveBuildId}
                isKept={keptOf(build) !== null}
                onShow={() => onShow(build)}
                onRollBack={() => setRollingBackTo(build)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {rollingBackTo !== null && (
        <ConfirmDialog
          title={text.confirm(formatDateTime(rollingBackTo.endedAt ?? rollingBackTo.requestedAt))}
          yes={text.yes}
          onYes={() => rollBack(rollingBackTo)}
          onClose={() => setRollingBackTo(null)}
        >
          {text.hint}
        </ConfirmDialog>
      )}
    </section>
  );
}
