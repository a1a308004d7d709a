import { publishingApi } from '#domain/api/publishing.ts';
import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { BuildRow } from './BuildRow.tsx';
import { useBuilds } from './use-builds.ts';
import { actAndReadAgain } from './use-changes.ts';
import { momentWords, PUBLISH_WORDS } from './text.ts';

const words = PUBLISH_WORDS.history;

interface Props {
  /** What the site is doing; the list is read anew when that changes. */
  site: SiteState;
  /** Shows the receipt of a build. */
  onShow: (build: BuildRecord) => void;
}

/** The last builds, newest first: who published what, and the way back to a release that is kept. */
export function HistoryPart({ site, onShow }: Props): ReactElement {
  const { failure, attempt } = useAttempt();
  const [returning, setReturning] = useState<BuildRecord | null>(null);
  const builds = useBuilds(site);
  const keptOf = (build: BuildRecord): string | null =>
    build.action === 'build' ? (site.releases.find(({ buildId }) => buildId === build.id)?.release ?? null) : null;
  const rollBack = (build: BuildRecord): void => {
    const release = keptOf(build);
    if (release === null) return;
    const call = requestOnce(`rollback to ${release}`, (buildId) =>
      callAsStaff(publishingApi, 'POST /api/admin/rollbacks', { body: { buildId, release } }),
    );
    void attempt(actAndReadAgain(call), words.failedRollBack);
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-10 mb-4 text-title">
        {words.heading}
      </h2>
      <Banner>{failure}</Banner>
      <ListState
        query={builds}
        loading={words.loading}
        failed={words.failed}
        tryAgain={PUBLISH_WORDS.tryAgain}
        empty={<EmptyState words={words.empty} />}
      >
        {(list) => (
          <ul className="change-list">
            {list.map((build) => (
              <BuildRow
                key={build.id}
                build={build}
                isLive={build.id === site.liveBuildId}
                isKept={keptOf(build) !== null}
                onShow={() => onShow(build)}
                onRollBack={() => setReturning(build)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {returning !== null && (
        <ConfirmDialog
          title={words.confirm(momentWords(returning.endedAt ?? returning.requestedAt))}
          yes={words.yes}
          no={words.no}
          onYes={() => rollBack(returning)}
          onClose={() => setReturning(null)}
        >
          {words.hint}
        </ConfirmDialog>
      )}
    </section>
  );
}
