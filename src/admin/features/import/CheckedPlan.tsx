import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import type { CheckedSheet } from './import-state.ts';
import { countLines, hasUnread, isUnusual, losesValues } from './plan-lines.ts';
import { PlanTable } from './PlanTable.tsx';
import { IMPORT_TEXT } from './text.ts';

const { plan: text, confirm } = IMPORT_TEXT;

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
  const warnings = [
    { found: sheet.lines.filter(isUnusual), warn: confirm.check },
    { found: sheet.lines.filter(hasUnread), warn: confirm.unread },
    { found: sheet.lines.filter(losesValues), warn: confirm.losses },
  ].flatMap(({ found, warn }) => (found.length === 0 ? [] : [warn(found.length)]));
  return (
    <section aria-labelledby="import-plan">
      <h2 id="import-plan" data-first tabIndex={-1} className="mb-4 text-title">
        {text.title}
      </h2>
      {warnings.map((warning) => (
        <Banner key={warning} tone="note">
          {warning}
        </Banner>
      ))}
      <PlanTable lines={sheet.lines} />
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
          title={confirm.title(count)}
          yes={confirm.yes}
          onYes={onRun}
          onClose={() => setConfirming(false)}
        >
          <p>{confirm.hint(counts.created, counts.changed)}</p>
          {warnings.map((warning) => (
            <p key={warning} className="mt-3">
              {warning}
            </p>
          ))}
        </ConfirmDialog>
      )}
    </section>
  );
}
