import { useState, type ReactElement } from 'react';
import { Pager } from '#admin/components/Pager.tsx';
import { LineAction } from './LineAction.tsx';
import { isToCheck, losesValues, type LineKind, type PlanLine } from './plan-lines.ts';
import { IMPORT_TEXT, KIND_TEXT } from './text.ts';

const text = IMPORT_TEXT.plan;

/** Rows on one page of the table. */
const PAGE = 50;

const KINDS = ['created', 'changed', 'unchanged', 'refused', 'left-out'] as const;

const KIND_COLOURS: Partial<Record<LineKind, string>> = {
  created: 'text-sale',
  changed: 'text-sale',
  refused: 'text-error',
};
const TO_CHECK = 'font-medium text-error';

/** What happens to each row of the sheet, filtered by kind and in pages. */
export function PlanTable({ lines }: { lines: readonly PlanLine[] }): ReactElement {
  const [shown, setShown] = useState<string>(text.all);
  const [requestedPage, setRequestedPage] = useState(1);
  const choices = [
    { label: text.all, chosen: lines },
    ...KINDS.map((kind) => ({ label: KIND_TEXT[kind], chosen: lines.filter((line) => line.kind === kind) })),
    // A line may be these besides its kind.
    { label: text.toCheck, chosen: lines.filter(isToCheck) },
    { label: text.losses, chosen: lines.filter(losesValues) },
  ];
  const found = choices.find(({ label }) => label === shown)?.chosen ?? lines;
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(requestedPage, pages);

  return (
    <>
      <div role="group" aria-label={text.show} className="mb-4 flex flex-wrap gap-2">
        {choices.map(({ label, chosen }) => (
          <button
            key={label}
            type="button"
            className="min-h-10 cursor-pointer rounded-hair border border-field px-3 aria-pressed:border-anil aria-pressed:shadow-[inset_0_-4px_0_var(--color-anil)]"
            aria-pressed={label === shown}
            onClick={() => {
              setShown(label);
              setRequestedPage(1);
            }}
          >
            {label} <span className="text-ink-soft">{chosen.length.toLocaleString('en-GB')}</span>
          </button>
        ))}
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
