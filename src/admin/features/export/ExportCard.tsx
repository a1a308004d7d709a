import { useEffect, useRef, useState, type ReactElement } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import type { ExportKind, Period } from './export-kinds.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { fileName, saveFile } from './save-file.ts';
import { EXPORT_TEXT as text } from './text.ts';

interface Props {
  /** What is taken out. */
  kind: ExportKind;
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The last twelve months. */
function lastYear(): Period {
  const now = new Date();
  const begin = new Date(now);
  begin.setUTCFullYear(now.getUTCFullYear() - 1);
  return { from: day(begin), to: day(now) };
}

/** One export: what it is, and the button that collects and saves it. */
export function ExportCard({ kind: { kind, ending, hasPeriod, collect } }: Props): ReactElement {
  const { title, hint } = text.kinds[kind];
  const [period, setPeriod] = useState(lastYear);
  const [count, setCount] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  async function download(): Promise<void> {
    running.current = new AbortController();
    const { signal } = running.current;
    setSaid('');
    setFailure('');
    setCount(0);
    try {
      const name = fileName(kind, ending);
      saveFile(name, await collect({ progress: setCount, signal }, period));
      setSaid(text.done(name));
    } catch (error) {
      if (!signal.aborted) setFailure(`${text.failed}: ${failureText(error, '')}`.replace(/: $/, '.'));
    } finally {
      setCount(null);
    }
  }

  const isPeriodWrong = hasPeriod && !(period.from !== '' && period.from <= period.to);
  return (
    <li className="export-card">
      <h2 className="text-title">{title}</h2>
      <p className="grow text-ink-soft">{hint}</p>
      {hasPeriod && <PeriodFields period={period} onChange={setPeriod} />}
      {count === null ? (
        <button
          type="button"
          className="button button-primary"
          onClick={() => (isPeriodWrong ? setFailure(text.period) : void download())}
        >
          {text.download(title)}
        </button>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => running.current.abort()}>
          {text.cancel}
        </button>
      )}
      <p role="status" className="text-small text-ink-soft">
        {count === null ? said : text.under(count)}
      </p>
      {failure !== '' && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
    </li>
  );
}
