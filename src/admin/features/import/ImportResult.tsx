import { importResult } from '#domain/import/text.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { errorLines, type PlanLine } from './plan-lines.ts';
import { PlanTable } from './PlanTable.tsx';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.result;

interface Props {
  /** Properties that now match the sheet. */
  imported: number;
  isCancelled: boolean;
  /** Why it stopped half-way, which the screen shows. */
  failure: string;
  lines: readonly PlanLine[];
  onAgain: () => void;
}

/** The result of an import, in the exact text of the specification. */
export function ImportResult({ imported, isCancelled, failure, lines, onAgain }: Props): ReactElement {
  const [first = '', ...errors] = importResult(imported, errorLines(lines));
  const isWhole = !isCancelled && failure === '';
  return (
    <section aria-labelledby="import-result">
      <h2 id="import-result" data-first tabIndex={-1} className="mb-4 text-title">
        {text.title}
      </h2>
      <Banner tone={isWhole ? 'success' : 'note'}>{isWhole ? first : text.partial(imported, isCancelled)}</Banner>
      {errors.length > 0 && (
        <Banner>
          {errors.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      <PlanTable lines={lines} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/admin/dashboard" className="button button-primary">
          {text.dashboard}
        </Link>
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {text.again}
        </button>
      </div>
    </section>
  );
}
