import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { OutdatedTable } from '#admin/components/OutdatedTable.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { ChangesPart } from './ChangesPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { PublishReport } from './PublishReport.tsx';
import { ScheduledList } from './ScheduledList.tsx';
import { reportedBuild, type ChosenReport } from './site-status.ts';
import { SiteProgress } from './SiteProgress.tsx';
import { PUBLISH_TEXT as text } from './text.ts';

/** Publishing: unpublished changes, progress of the build, publish report, and history with rollback. */
export function PublishScreen(): ReactElement {
  const now = useSite();
  const [chosen, setChosen] = useState<ChosenReport | null>(null);
  const { site = null, build = null } = now.data ?? {};
  // Also while it is read again, every few seconds: the message would come and go.
  const hasFailed = now.isError || (now.data === undefined && now.errorUpdateCount > 0);
  const report = reportedBuild(chosen, { site, build });
  const show = (earlier: BuildRecord): void => {
    flushSync(() => setChosen({ build: earlier, liveBuildId: site?.liveBuildId ?? null }));
    // The report is far above the button.
    document.getElementById('receipt-heading')?.focus();
  };
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <OutdatedTable />
      {hasFailed && <LoadFailure text={text.progress.failed} retry={now.refetch} isMinor={now.data !== undefined} />}
      {now.data !== undefined && <SiteProgress now={now.data} />}
      <ChangesPart />
      <ScheduledList />
      {report !== null && <PublishReport key={report.id} build={report} isLive={report.id === site?.liveBuildId} />}
      {site !== null && <HistoryPart site={site} onShow={show} />}
    </>
  );
}
