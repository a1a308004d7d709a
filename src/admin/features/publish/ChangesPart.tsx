import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { announce } from '#lib/announce.ts';
import { discardDraft, publish } from '#admin/lib/publishing/publishing-calls.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { readDocumentsAgain } from '#admin/lib/query-client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { PublishAllDialog } from './PublishAllDialog.tsx';
import { publishRejection } from './publish-rejection.ts';
import { nothingToPublish } from './site-status.ts';
import { SchedulePart } from './SchedulePart.tsx';
import { refreshAfter, changeKey, untick, useChanges } from './use-changes.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.changes;

/** All unpublished changes by kind, to publish, schedule or discard. */
export function ChangesPart(): ReactElement {
  const changes = useChanges();
  const now = useSite().data;
  const { failure, busy, attempt } = useAttempt();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [scheduleFailure, setScheduleFailure] = useState('');
  const [discarding, setDiscarding] = useState<PendingChange | null>(null);
  const [isConfirmingAll, setConfirmingAll] = useState(false);
  const all = changes.data ?? NONE;
  const lawful = all.filter(({ unlawful }) => unlawful.length === 0);
  // Unpublished documents are published only when they are selected one by one.
  const selectable = lawful.filter(({ unpublished }) => unpublished === null);
  const selected = lawful.filter((change) => chosen.has(changeKey(change)));

  const run = (work: Promise<unknown>, message: (error: unknown) => string): void =>
    void attempt(refreshAfter(work), message);
  const send = (targets: readonly PendingChange[]): void => {
    const sent = publish(targets.map(targetOf)).then(() => {
      announce(text.started(targets.length));
      setChosen((now) => untick(now, targets));
    });
    run(sent, (error) => publishRejection(error, targets.length));
  };
  const discard = (change: PendingChange): void =>
    run(
      discardDraft(targetOf(change))
        .then(() => announce(text.discarded(change.title)))
        .finally(() => void readDocumentsAgain()),
      (error) => rejectionText(error, text.discardFailed),
    );
  const select = (changed: readonly PendingChange[], isChosen: boolean): void => {
    setScheduleFailure('');
    setChosen(isChosen ? new Set([...chosen, ...changed.map(changeKey)]) : untick(chosen, changed));
  };

  return (
    <section aria-labelledby="changes" aria-busy={busy}>
      <h2 id="changes" className="mb-4 text-title">
        {text.heading}
      </h2>
      <Banner>{failure}</Banner>
      <ListState
        query={changes}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={nothingToPublish(now)} />}
      >
        {(list) => (
          <>
            <fieldset disabled={busy} className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <label className="flex items-center gap-2">
                <input
                  type="checkbox"
                  checked={selectable.length > 0 && selectable.every((change) => selected.includes(change))}
                  onChange={({ currentTarget }) =>
                    select(currentTarget.checked ? selectable : selected, currentTarget.checked)
                  }
                />
                {text.selectAll}
              </label>
              <button
                type="button"
                className="button button-primary"
                disabled={lawful.length === 0}
                onClick={() => (selected.length === 0 ? setConfirmingAll(true) : send(selected))}
              >
                {selected.length === 0 ? text.publishAll : text.publishSelected(selected.length)}
              </button>
              {selected.length > 0 && (
                <SchedulePart
                  targets={selected}
                  failure={scheduleFailure}
                  report={setScheduleFailure}
                  onScheduled={() => setChosen((now) => untick(now, selected))}
                />
              )}
            </fieldset>
            {[...Map.groupBy(list, ({ kind }) => kind)].map(([kind, ofKind]) => (
              <section key={kind} aria-label={CONTENT_KINDS[kind].heading}>
                <h3 className="label mt-6 mb-2 font-text text-clay">{CONTENT_KINDS[kind].heading}</h3>
                <ul className="border-t border-sand">
                  {ofKind.map((change) => (
                    <ChangeRow
                      key={change.id}
                      change={change}
                      selected={chosen.has(changeKey(change))}
                      onSelect={(isChosen) => select([change], isChosen)}
                      onDiscard={() => setDiscarding(change)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </ListState>
      {isConfirmingAll && (
        <PublishAllDialog
          changes={lawful}
          blocked={all.length - lawful.length}
          onYes={send}
          onClose={() => setConfirmingAll(false)}
        />
      )}
      {discarding !== null && (
        <ConfirmDialog
          title={text.confirmDiscard(discarding.title)}
          yes={text.yesDiscard}
          onYes={() => discard(discarding)}
          onClose={() => setDiscarding(null)}
        >
          {text.discardHint}
        </ConfirmDialog>
      )}
    </section>
  );
}

const NONE: readonly PendingChange[] = [];

function targetOf({ kind, id, rev }: PendingChange): PublishTarget {
  return { kind, id, rev };
}
