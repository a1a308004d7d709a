import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import type { CheckedSheet } from './import-state.ts';
import { countLines } from './plan-lines.ts';
import { PlanTable } from './PlanTable.tsx';
import { IMPORT_WORDS } from './text.ts';

const words = IMPORT_WORDS.plan;

interface Props {
  /** The sheet after its dry run. */
  sheet: CheckedSheet;
  /** Imports it. */
  onRun: () => void;
  /** Goes back to the columns. */
  onBack: () => void;
}

/** What the dry run found, and the question before anything is written. */
export function CheckedPlan({ sheet, onRun, onBack }: Props): ReactElement {
  const [asks, setAsks] = useState(false);
  const counts = countLines(sheet.lines);
  const count = sheet.sent.length;
  const flagged = sheet.lines.filter(({ toCheck }) => toCheck.length > 0).length;
  return (
    <section aria-labelledby="import-plan">
      <h2 id="import-plan" className="mb-4 text-title">
        {words.title}
      </h2>
      <Banner tone="note">{flagged > 0 && IMPORT_WORDS.confirm.check(flagged)}</Banner>
      <PlanTable lines={sheet.lines} counts={counts} />
      {count === 0 && <p className="mt-6">{words.nothing}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {count > 0 && (
          <button type="button" className="button button-primary" onClick={() => setAsks(true)}>
            {words.start(count)}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onBack}>
          {words.back}
        </button>
      </div>
      {asks && (
        <ConfirmDialog
          title={IMPORT_WORDS.confirm.title(count)}
          yes={IMPORT_WORDS.confirm.yes}
          no={IMPORT_WORDS.confirm.no}
          onYes={onRun}
          onClose={() => setAsks(false)}
        >
          <p>{IMPORT_WORDS.confirm.hint(counts.created, counts.changed)}</p>
          {flagged > 0 && <p className="mt-3">{IMPORT_WORDS.confirm.check(flagged)}</p>}
        </ConfirmDialog>
      )}
    </section>
  );
}
