import type { ImportOutcome } from '#domain/api/import.ts';
import { guessMapping } from '#domain/import/mapping.ts';
import { importedCount } from '#domain/import/stored-import.ts';
import { FAILED_TO_IMPORT_PROPERTIES } from '#domain/import/text.ts';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { refreshAfterImport } from '#admin/lib/properties/use-rows.ts';
import { callWithRetry } from '#lib/api/call-with-retry.ts';
import { inspectFile, readSheet } from './run-sheet-worker.ts';
import { sendPreview, endImport, sendImport } from './import-calls.ts';
import type { CheckedSheet, ImportState, OpenSheet, Progress, SheetChoices } from './import-state.ts';
import { countLines, planLines } from './plan-lines.ts';
import { sendBatches, type Sending } from './send-batches.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { sortRows } from './sort-rows.ts';

const START: ImportState = { step: 'choose', failure: '' };

/** An import and the actions of its steps. */
export interface Import {
  readonly state: ImportState;
  /** Inspects a file. */
  readonly choose: (file: File) => void;
  /** Runs the dry run. */
  readonly check: (sheet: OpenSheet, choices: SheetChoices) => void;
  /** Imports the rows of the dry run. */
  readonly run: (sheet: CheckedSheet) => void;
  /** Cancels the running step: a dry run leads back to the columns, an import to its result so far. */
  readonly cancel: () => void;
  readonly back: (sheet: OpenSheet) => void;
  /** Starts again without a file. */
  readonly restart: () => void;
}

/** The state machine of an import. */
export function useImport(): Import {
  const [state, setState] = useState(START);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const begin = (): AbortSignal => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  async function choose(file: File): Promise<void> {
    const signal = begin();
    setState({ step: 'inspecting', name: file.name });
    try {
      const facts = await inspectFile(file, signal);
      const sheet = { file, facts, mapping: guessMapping(facts.headings), clears: [], sampleSeed: null };
      setState({ step: 'map', sheet, failure: '' });
    } catch (error) {
      // Another file was chosen meanwhile, which is being inspected now.
      if (!signal.aborted) setState({ step: 'choose', failure: reasonOf(error) });
    }
  }

  async function check(sheet: OpenSheet): Promise<void> {
    const signal = begin();
    const showProgress = (progress: Progress): void => setState({ step: 'checking', sheet, progress });
    showProgress({ done: 0, total: sheet.facts.rows, isOffline: false });
    try {
      const sorted = sortRows(await readSheet(sheet.file, sheet.facts, sheet.mapping, signal));
      const follow = followProgress(sorted.sent.length, showProgress);
      const outcomes = await sendBatches(sorted.sent, { ...follow, send: sendPreview(sheet), signal });
      const lines = planLines(sorted.sent, outcomes, sorted.kept);
      if (signal.aborted) setState({ step: 'map', sheet, failure: '' });
      else setState({ step: 'checked', sheet: { ...sheet, ...sorted, lines }, failure: '' });
    } catch (error) {
      setState({ step: 'map', sheet, failure: signal.aborted ? '' : reasonOf(error) });
    }
  }

  async function run(sheet: CheckedSheet): Promise<void> {
    const signal = begin();
    const id = crypto.randomUUID();
    const follow = followProgress(sheet.sent.length, (progress) => setState({ step: 'importing', sheet, progress }));
    let outcomes: readonly ImportOutcome[] = [];
    const progress = (soFar: readonly ImportOutcome[]): void => follow.progress((outcomes = soFar));
    progress([]);
    let failure = '';
    try {
      await sendBatches(sheet.sent, { ...follow, progress, send: sendImport(id, sheet), signal });
    } catch (error) {
      failure = reasonOf(error);
    }
    if (failure !== '' && outcomes.length === 0) setState({ step: 'checked', sheet, failure });
    else {
      const lines = planLines(sheet.sent, outcomes, sheet.kept);
      let imported = importedCount(countLines(lines));
      try {
        // A cancelled import ends too, but waits for nothing.
        const end = () => endImport(id);
        if (outcomes.length > 0)
          ({ imported } = await (signal.aborted ? end() : callWithRetry(end, { ...follow, signal })));
      } catch (error) {
        if (!signal.aborted && failure === '') failure = reasonOf(error);
      }
      setState({ step: 'done', imported, isCancelled: signal.aborted, failure, lines });
    }
    void refreshAfterImport();
  }

  return {
    state,
    choose: (file) => void choose(file),
    check: (sheet, choices) => void check({ ...sheet, ...choices }),
    run: (sheet) => void run(sheet),
    cancel: () => running.current.abort(),
    back: (sheet) => setState({ step: 'map', sheet, failure: '' }),
    restart: () => setState(START),
  };
}

/** How batches report their progress. */
function followProgress(total: number, show: (progress: Progress) => void): Pick<Sending, 'progress' | 'onOffline'> {
  let done = 0;
  const showNow = (isOffline: boolean): void => show({ done, total, isOffline });
  return {
    progress: ({ length }) => {
      done = length;
      showNow(false);
    },
    onOffline: showNow,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof SheetRejected) return error.message;
  const reason = failureText(error, '');
  return reason === '' ? FAILED_TO_IMPORT_PROPERTIES : `${FAILED_TO_IMPORT_PROPERTIES}: ${reason}`;
}
