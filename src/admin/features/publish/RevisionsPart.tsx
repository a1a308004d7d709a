import type { ContentKind } from '#domain/content/kinds.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { discardDraft, restoreRevision, unpublish } from '#admin/lib/publishing/publishing-calls.ts';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { unpublishRejection } from '#admin/lib/publishing/rejection-text.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { restoreRejection } from './restore-rejection.ts';
import { RevisionRow } from './RevisionRow.tsx';
import { LiveVersion } from './LiveVersion.tsx';
import { isSeen } from './site-status.ts';
import { PUBLISH_TEXT } from './text.ts';

interface Props {
  kind: ContentKind;
  id: string;
  history: PublishedHistory;
}

type Version = PublishedHistory['revisions'][number];

/** The live version of a document, and its published versions, each of which can be restored as the draft. */
export function RevisionsPart({ kind, id, history }: Props): ReactElement {
  const [restoring, setRestoring] = useState<Version | null>(null);
  const { failure, busy, attempt } = useAttempt();
  const [done, setDone] = useState('');
  const { rev, publishedRev, ahead, revisions } = history;
  const site = useSite().data?.site ?? null;

  const showDone = async (work: Promise<string>): Promise<void> => {
    try {
      setDone(await work);
    } finally {
      // Everything: forms and lists show the draft, too.
      await readAgain([]);
    }
  };
  const run = (work: Promise<string>, rejection: (error: unknown) => string): void => {
    setDone('');
    void attempt(showDone(work), rejection);
  };
  const restore = ({ rev: wanted, at }: Version): void =>
    run(
      restoreRevision({ kind, id, rev }, wanted).then((lost) => {
        const restored = text.restored(formatDateTime(at));
        return lost === 0 ? restored : `${restored} ${text.lost(lost)}`;
      }),
      (error) => restoreRejection(error, text.restoreFailed),
    );
  const discard = (): void =>
    run(
      discardDraft({ kind, id, rev }).then(() => text.discarded),
      (error) => restoreRejection(error, PUBLISH_TEXT.changes.discardFailed),
    );
  const unpublishNow = (): void =>
    run(
      unpublish({ kind, id, rev: publishedRev }).then(() => PUBLISHED_TEXT.unpublished(history.title)),
      (error) => unpublishRejection(error, PUBLISHED_TEXT),
    );

  return (
    <fieldset disabled={busy} aria-busy={busy} className="border-0 p-0">
      <Banner>{failure}</Banner>
      <Banner tone="success">{done}</Banner>
      <LiveVersion kind={kind} history={history} onUnpublish={unpublishNow} onDiscard={discard} />
      <section aria-labelledby="versions">
        <h2 id="versions" className="mb-4 text-title">
          {text.list}
        </h2>
        {revisions.length === 0 ? (
          <EmptyState text={text.none} />
        ) : (
          <ul className="border-t border-sand">
            {revisions.map((version) => (
              <RevisionRow
                key={version.rev}
                kind={kind}
                version={version}
                isLive={version.rev === publishedRev && isSeen(version, site)}
                canRestore={ahead || version.rev !== publishedRev}
                onRestore={() => setRestoring(version)}
              />
            ))}
          </ul>
        )}
      </section>
      {restoring !== null && (
        <ConfirmDialog
          title={text.confirm(formatDateTime(restoring.at))}
          yes={text.yes}
          onYes={() => restore(restoring)}
          onClose={() => setRestoring(null)}
        >
          {text.hint}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
