import { useState, type ReactElement } from 'react';
import type { LineKind, PlanLine } from './plan-lines.ts';
import { CHANGED_TEXT, IMPORT_TEXT, KIND_TEXT } from './text.ts';

const text = IMPORT_TEXT.plan;
const pagesText = IMPORT_TEXT.pages;

/** Rows on one page of the table. */
const PAGE = 50;

interface Props {
  lines: readonly PlanLine[];
  /** Number of lines of each kind. */
  counts: Readonly<Record<LineKind, number>>;
}

/** What happens to each row of the sheet, filtered by kind and in pages. */
export function PlanTable({ lines, counts }: Props): ReactElement {
  const [kind, setKind] = useState<LineKind | 'to-check' | null>(null);
  const [requestedPage, setRequestedPage] = useState(1);
  const flagged = lines.filter(({ toCheck }) => toCheck.length > 0);
  const found = kind === null ? lines : kind === 'to-check' ? flagged : lines.filter((line) => line.kind === kind);
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(requestedPage, pages);
  const show = (next: LineKind | 'to-check' | null): void => {
    setKind(next);
    setRequestedPage(1);
  };

  return (
    <>
      <div role="group" aria-label={text.show} className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
        <KindButton label={text.all} count={lines.length} isShown={kind === null} show={() => show(null)} />
        {(['created', 'changed', 'unchanged', 'refused', 'left-out'] as const).map((name) => (
          <KindButton
            key={name}
            label={KIND_TEXT[name]}
            count={counts[name]}
            isShown={kind === name}
            show={() => show(name)}
          />
        ))}
        <KindButton
          label={text.toCheck}
          count={flagged.length}
          isShown={kind === 'to-check'}
          show={() => show('to-check')}
        />
      </div>
      <div className="import-scroll" role="region" aria-label={text.table} tabIndex={0}>
        <table className="import-table" data-wide>
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              <th scope="col">{text.property}</th>
              <th scope="col">{text.price}</th>
              <th scope="col">{text.guests}</th>
              <th scope="col">{text.bedrooms}</th>
              <th scope="col">{text.place}</th>
              <th scope="col">{text.status}</th>
              <th scope="col">{text.what}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice((page - 1) * PAGE, page * PAGE).map((line) => (
              <tr key={line.row} data-kind={line.kind}>
                <td>{line.row}</td>
                <th scope="row">{line.title}</th>
                <td data-check={line.toCheck.includes('price') || undefined}>{line.values.price}</td>
                <td data-check={line.toCheck.includes('people') || undefined}>{line.values.guests}</td>
                <td data-check={line.toCheck.includes('bedrooms') || undefined}>{line.values.bedrooms}</td>
                <td>{line.values.place}</td>
                <td>{line.status}</td>
                <td>{describeLine(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p className="mt-4 text-ink-soft">{text.none}</p>}
      {pages > 1 && (
        <nav aria-label={pagesText.label} className="mt-4 flex flex-wrap items-center gap-4">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page === 1}
            onClick={() => setRequestedPage(Math.max(1, page - 1))}
          >
            {pagesText.previous}
          </button>
          <span role="status">{pagesText.of(page, pages)}</span>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page === pages}
            onClick={() => setRequestedPage(Math.min(pages, page + 1))}
          >
            {pagesText.next}
          </button>
        </nav>
      )}
    </>
  );
}

interface KindProps {
  label: string;
  count: number;
  isShown: boolean;
  show: () => void;
}

function KindButton({ label, count, isShown, show }: KindProps): ReactElement {
  return (
    <button type="button" className="import-kind" aria-pressed={isShown} onClick={show}>
      {label} <span className="text-ink-soft">{count.toLocaleString('en-GB')}</span>
    </button>
  );
}

function describeLine({ kind, reason, fields, priceMissing, toCheck }: PlanLine): string {
  const changes =
    fields.length === 0 ? '' : text.fields(fields.map((field) => CHANGED_TEXT[field] ?? field).join(', '));
  const parts = [KIND_TEXT[kind], reason, changes, priceMissing ? text.priceMissing : '', describeChecks(toCheck)];
  return parts.filter((part) => part !== '').join(' · ');
}

function describeChecks(toCheck: PlanLine['toCheck']): string {
  return toCheck.length === 0 ? '' : text.check(toCheck.map((value) => text.checked[value]).join(', '));
}
