import type { ContentKind } from '#domain/content/kinds.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { discardDraft, restoreRevision, unpublish } from '#admin/lib/publishing/publishing-calls.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { unpublishRejection } from '#admin/lib/publishing/rejection-text.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { restoreRejection } from './restore-rejection.ts';
import { RevisionRow } from './RevisionRow.tsx';
import { LiveVersion } from './LiveVersion.tsx';
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
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);
  const { rev, publishedRev, ahead, revisions } = history;

  const run = async (action: () => Promise<string>, rejection: (error: unknown) => string): Promise<void> => {
    setBusy(true);
    setFailure('');
    setDone('');
    try {
      setDone(await action());
    } catch (error) {
      setFailure(rejection(error));
    } finally {
      // Everything: forms and lists show the draft, too.
      await readAgain([]);
      setBusy(false);
    }
  };
  const restore = ({ rev: wanted, at }: Version): Promise<void> =>
    run(
      async () => {
        const lost = await restoreRevision({ kind, id, rev }, wanted);
        const restored = text.restored(formatDateTime(at));
        return lost === 0 ? restored : `${restored} ${text.lost(lost)}`;
      },
      (error) => restoreRejection(error, text.restoreFailed),
    );
  const discard = (): Promise<void> =>
    run(
      async () => {
        await discardDraft({ kind, id, rev });
        return text.discarded;
      },
      (error) => restoreRejection(error, PUBLISH_TEXT.changes.discardFailed),
    );
  const unpublishNow = (): Promise<void> =>
    run(
      async () => {
        await unpublish({ kind, id, rev: publishedRev });
        return PUBLISHED_TEXT.unpublished(history.title);
      },
      (error) => unpublishRejection(error, PUBLISHED_TEXT),
    );

  return (
    <fieldset disabled={busy} aria-busy={busy} className="border-0 p-0">
      <Banner>{failure}</Banner>
      <Banner tone="success">{done}</Banner>
      <LiveVersion
        kind={kind}
        history={history}
        onUnpublish={() => void unpublishNow()}
        onDiscard={() => void discard()}
      />
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
                isLive={version.rev === publishedRev}
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
          onYes={() => void restore(restoring)}
          onClose={() => setRestoring(null)}
        >
          {text.hint}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
