import { FURTHER_FIELDS, IMPORTED_COLUMNS } from '#domain/import/columns.ts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#domain/import/limits.ts';
import { useState, type DragEvent, type ReactElement } from 'react';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.choose;

interface Props {
  /** Name of the file that is being inspected; null for none. */
  inspecting: string | null;
  choose: (file: File) => void;
}

/** Takes a sheet by drop or from a file field, and lists the columns that are imported. */
export function ChooseSheet({ inspecting, choose }: Props): ReactElement {
  const [isDragOver, setDragOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) choose(file);
  };
  return (
    <>
      <div
        className={`grid place-items-center gap-4 border-b-4 border-anil px-6 py-10 text-center ${isDragOver ? 'bg-sand' : 'bg-limestone'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <p className="font-slanted text-title italic" role="status">
          {inspecting === null ? text.drop : text.inspecting(inspecting)}
        </p>
        <label className="button button-primary cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-anil">
          {text.button}
          <input
            data-first
            type="file"
            accept=".csv,text/csv,text/plain"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) choose(file);
              // The same file may be chosen again after it was corrected.
              currentTarget.value = '';
            }}
          />
        </label>
        <p className="text-small text-ink-soft">{text.hint(IMPORT_ROWS_MAX, IMPORT_BYTES_MAX / 1024 / 1024)}</p>
      </div>
      <h2 className="mt-10 text-title">{text.columns}</h2>
      <ColumnList columns={IMPORTED_COLUMNS.filter(({ field }) => !FURTHER_FIELDS.has(field))} />
      <details className="mt-5">
        <summary className="min-h-7 text-anil">{text.further(FURTHER_FIELDS.size)}</summary>
        <p className="text-small text-ink-soft">{text.examples}</p>
        <ColumnList columns={IMPORTED_COLUMNS.filter(({ field }) => FURTHER_FIELDS.has(field))} />
      </details>
      <p className="mt-4 text-small text-ink-soft">{text.others}</p>
    </>
  );
}

function ColumnList({ columns }: { columns: typeof IMPORTED_COLUMNS }): ReactElement {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8 gap-y-3.5">
      {columns.map(({ field, heading, label, example, isRequired }) => (
        <div key={field}>
          <dt>
            {heading}
            {isRequired && <span className="text-clay"> · {IMPORT_TEXT.map.required}</span>}
          </dt>
          <dd className="text-ink-soft">{example ?? label}</dd>
        </div>
      ))}
    </dl>
  );
}
