import { headingOf, IMPORT_FIELDS, IMPORT_REQUIRED, type ImportField } from '#domain/import/mapping.ts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#domain/core/limits.ts';
import { useState, type DragEvent, type ReactElement } from 'react';
import { FIELD_TEXT, IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.choose;
const REQUIRED: readonly ImportField[] = IMPORT_REQUIRED;

interface Props {
  /** Name of the file that is looked through; null while none is. */
  looking: string | null;
  /** Hears of the file. */
  choose: (file: File) => void;
}

/** Takes the sheet, by drop or from a file field, and says what it should hold. */
export function ChooseSheet({ looking, choose }: Props): ReactElement {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) choose(file);
  };
  return (
    <>
      <div
        className={`grid place-items-center gap-4 border-b-4 border-anil px-6 py-10 text-center ${over ? 'bg-sand' : 'bg-limestone'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="font-slanted text-title italic" role="status">
          {looking === null ? text.drop : text.looking(looking)}
        </p>
        <label className="button button-primary cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-anil">
          {text.button}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) choose(file);
              // The same file may be chosen again, after it was mended.
              currentTarget.value = '';
            }}
          />
        </label>
        <p className="text-small text-ink-soft">{text.hint(IMPORT_ROWS_MAX, IMPORT_BYTES_MAX / 1024 / 1024)}</p>
      </div>
      <h2 className="mt-10 mb-3 text-title">{text.columns}</h2>
      <dl className="import-columns">
        {IMPORT_FIELDS.map((field) => (
          <div key={field}>
            <dt>
              {headingOf(field)}
              {REQUIRED.includes(field) && <span className="text-clay"> · {IMPORT_TEXT.map.required}</span>}
            </dt>
            <dd className="text-ink-soft">{FIELD_TEXT[field]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-soft">{text.others}</p>
    </>
  );
}
