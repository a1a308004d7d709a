import { useState, type ReactElement } from 'react';
import { Pager } from '#admin/components/Pager.tsx';
import { LineAction } from './LineAction.tsx';
import { isToCheck, losesValues, type LineKind, type PlanLine } from './plan-lines.ts';
import { IMPORT_TEXT, KIND_TEXT } from './text.ts';

const text = IMPORT_TEXT.plan;

/** Rows on one page of the table. */
const PAGE = 50;

const KIND_COLOURS: Partial<Record<LineKind, string>> = {
  created: 'text-sale',
  changed: 'text-sale',
  refused: 'text-error',
};
const TO_CHECK = 'font-medium text-error';

interface Props {
  lines: readonly PlanLine[];
  /** Number of lines of each kind. */
  counts: Readonly<Record<LineKind, number>>;
}

/** A kind of lines to show; a line may be to check or losing besides its kind. */
type ShownKind = LineKind | 'to-check' | 'losing';

/** What happens to each row of the sheet, filtered by kind and in pages. */
export function PlanTable({ lines, counts }: Props): ReactElement {
  const [kind, setKind] = useState<ShownKind | null>(null);
  const [requestedPage, setRequestedPage] = useState(1);
  const flagged = lines.filter(isToCheck);
  const losing = lines.filter(losesValues);
  const found = kind === null ? lines : lines.filter((line) => isOfKind(line, kind));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(requestedPage, pages);
  const show = (next: ShownKind | null): void => {
    setKind(next);
    setRequestedPage(1);
  };

  return (
    <>
      <div role="group" aria-label={text.show} className="mb-4 flex flex-wrap gap-2">
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
        <KindButton label={text.losses} count={losing.length} isShown={kind === 'losing'} show={() => show('losing')} />
      </div>
      <div className="overflow-x-auto border-y border-sand" role="region" aria-label={text.table} tabIndex={0}>
        <table className="import-table min-w-[58rem] max-md:min-w-[52rem] [&_:is(td,th)]:wrap-break-word">
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              <th scope="col">{text.property}</th>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.price}</th>
              <th scope="col">{text.guests}</th>
              <th scope="col">{text.bedrooms}</th>
              <th scope="col">{text.place}</th>
              <th scope="col">{text.status}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice((page - 1) * PAGE, page * PAGE).map((line) => (
              <tr key={line.row}>
                <td>{line.row}</td>
                <th scope="row" className="max-md:w-32">
                  {line.title}
                </th>
                <td className={`min-w-48 max-md:w-48 ${KIND_COLOURS[line.kind] ?? ''}`}>
                  <LineAction line={line} />
                </td>
                <td className={line.toCheck.includes('price') ? TO_CHECK : undefined}>{line.values.price}</td>
                <td className={line.toCheck.includes('people') ? TO_CHECK : undefined}>{line.values.guests}</td>
                <td className={line.toCheck.includes('bedrooms') ? TO_CHECK : undefined}>{line.values.bedrooms}</td>
                <td>{line.values.place}</td>
                <td>{line.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p className="mt-4 text-ink-soft">{text.none}</p>}
      <Pager page={page} pages={pages} go={setRequestedPage} />
    </>
  );
}

function isOfKind(line: PlanLine, kind: ShownKind): boolean {
  if (kind === 'to-check') return isToCheck(line);
  return kind === 'losing' ? losesValues(line) : line.kind === kind;
}

interface KindProps {
  label: string;
  count: number;
  isShown: boolean;
  show: () => void;
}

function KindButton({ label, count, isShown, show }: KindProps): ReactElement {
  return (
    <button
      type="button"
      className="min-h-10 cursor-pointer rounded-hair border border-field px-3 aria-pressed:border-anil aria-pressed:shadow-[inset_0_-4px_0_var(--color-anil)]"
      aria-pressed={isShown}
      onClick={show}
    >
      {label} <span className="text-ink-soft">{count.toLocaleString('en-GB')}</span>
    </button>
  );
}
