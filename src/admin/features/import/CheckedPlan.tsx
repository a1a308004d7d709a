import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import type { CheckedSheet } from './import-state.ts';
import { countLines, hasUnread, isUnusual, losesValues } from './plan-lines.ts';
import { PlanTable } from './PlanTable.tsx';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.plan;

interface Props {
  sheet: CheckedSheet;
  onRun: () => void;
  onBack: () => void;
}

/** The result of the dry run, with a confirmation before anything is written. */
export function CheckedPlan({ sheet, onRun, onBack }: Props): ReactElement {
  const [isConfirming, setConfirming] = useState(false);
  const counts = countLines(sheet.lines);
  const count = sheet.sent.length;
  const unusual = sheet.lines.filter(isUnusual).length;
  const unread = sheet.lines.filter(hasUnread).length;
  const losing = sheet.lines.filter(losesValues).length;
  return (
    <section aria-labelledby="import-plan">
      <h2 id="import-plan" data-first tabIndex={-1} className="mb-4 text-title">
        {text.title}
      </h2>
      <Banner tone="note">{unusual > 0 && IMPORT_TEXT.confirm.check(unusual)}</Banner>
      <Banner tone="note">{unread > 0 && IMPORT_TEXT.confirm.unread(unread)}</Banner>
      <Banner tone="note">{losing > 0 && IMPORT_TEXT.confirm.losses(losing)}</Banner>
      <PlanTable lines={sheet.lines} counts={counts} />
      {count === 0 && <p className="mt-6">{text.nothing}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {count > 0 && (
          <button type="button" className="button button-primary" onClick={() => setConfirming(true)}>
            {text.start(count)}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onBack}>
          {text.back}
        </button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={IMPORT_TEXT.confirm.title(count)}
          yes={IMPORT_TEXT.confirm.yes}
          onYes={onRun}
          onClose={() => setConfirming(false)}
        >
          <p>{IMPORT_TEXT.confirm.hint(counts.created, counts.changed)}</p>
          {unusual > 0 && <p className="mt-3">{IMPORT_TEXT.confirm.check(unusual)}</p>}
          {unread > 0 && <p className="mt-3">{IMPORT_TEXT.confirm.unread(unread)}</p>}
          {losing > 0 && <p className="mt-3">{IMPORT_TEXT.confirm.losses(losing)}</p>}
        </ConfirmDialog>
      )}
    </section>
  );
}
