import { saveFile } from '#admin/lib/save-file.ts';
import { isoDay } from '#domain/core/iso-day.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { CSV_SEPARATORS, type CsvSeparator } from '#domain/export/csv-separator.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { DayField } from '#admin/components/form/DayField.tsx';
import { failureText } from '#admin/lib/failure-text.ts';
import type { ExportKind, Period } from './export-kinds.ts';
import { EXPORT_TEXT as text } from './text.ts';

interface Props {
  kind: ExportKind;
}

/** Today in Lisbon, whose days the API exports. */
const today = (): string => lisbonTime(new Date()).date;

/** The last twelve months. */
function lastYear(): Period {
  const to = today();
  const start = new Date(to);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return { from: isoDay(start), to };
}

/** One export with the button that collects and downloads it. */
export function ExportCard({ kind: { kind, extension, hasPeriod, collect } }: Props): ReactElement {
  const { title, hint } = text.kinds[kind];
  const [period, setPeriod] = useState(lastYear);
  const [separator, setSeparator] = useState<CsvSeparator>('semicolon');
  const [count, setCount] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const isPeriodWrong = hasPeriod && !(period.from !== '' && period.from <= period.to);
  async function download(): Promise<void> {
    setStatus('');
    setFailure(isPeriodWrong ? text.period : '');
    if (isPeriodWrong) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setCount(0);
    let unreadable = 0;
    const leaveOut = (rows: number): void => {
      unreadable += rows;
    };
    try {
      const name = fileName(kind, extension);
      saveFile(name, await collect({ progress: setCount, leaveOut, signal, separator }, period));
      setStatus(text.done(name, unreadable));
    } catch (error) {
      if (!signal.aborted) setFailure(`${text.failed}: ${failureText(error, '')}`.replace(/: $/, '.'));
    } finally {
      setCount(null);
    }
  }

  return (
    <li className="flex flex-col items-start gap-3 border-b-4 border-anil bg-limestone px-6 pt-5 pb-6">
      <h2 className="text-title">{title}</h2>
      <p className="grow text-ink-soft">{hint}</p>
      {hasPeriod && (
        <div className="grid w-full grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              className="field block"
              label={text[end]}
              day={period[end]}
              choose={(day) => {
                setPeriod({ ...period, [end]: day });
                // It was about the period before.
                setFailure('');
              }}
            />
          ))}
        </div>
      )}
      {extension === 'csv' && (
        <Choice
          label={text.separator}
          value={separator}
          options={CSV_SEPARATORS.map((id) => ({ id, label: text.separators[id] }))}
          choose={setSeparator}
        />
      )}
      {count === null ? (
        <button type="button" className="button button-primary" onClick={() => void download()}>
          {text.download(title)}
        </button>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          onClick={({ detail }) => {
            // The second press of a double click, which began the export, is not meant for this button.
            if (detail < 2) running.current.abort();
          }}
        >
          {text.cancel}
        </button>
      )}
      <p role="status" className="text-small text-ink-soft">
        {count === null ? status : text.progress(count)}
      </p>
      {failure !== '' && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
    </li>
  );
}

/** Name of a file that is downloaded today. */
function fileName(kind: string, extension: 'csv' | 'json'): string {
  return `${kind}-${today()}.${extension}`;
}
