import { guessMapping, type ImportMapping } from '#domain/import/mapping.ts';
import { FAILED_TO_IMPORT_PROPERTIES } from '#domain/import/text.ts';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { refreshAfterImport } from '#admin/lib/properties/use-rows.ts';
import { lookThrough, readSheet } from './run-sheet-worker.ts';
import { askForPlan, endImport, writeRows } from './import-calls.ts';
import type { CheckedSheet, ImportState, OpenSheet } from './import-state.ts';
import { planLines } from './plan-lines.ts';
import { sendBatches } from './send-batches.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { sortRows } from './sort-rows.ts';

const START: ImportState = { step: 'choose', failure: '' };

/** An import and what can be done at each of its steps. */
export interface Import {
  /** Where it stands. */
  readonly state: ImportState;
  /** Looks through a file. */
  readonly choose: (file: File) => void;
  /** Makes the dry run. */
  readonly check: (sheet: OpenSheet, mapping: ImportMapping, sampleSeed: string | null) => void;
  /** Imports what the dry run showed. */
  readonly run: (sheet: CheckedSheet) => void;
  /** Ends what is under way: a dry run leads back to the columns, an import to what it brought. */
  readonly cancel: () => void;
  /** Goes back to the columns. */
  readonly back: (sheet: OpenSheet) => void;
  /** Begins anew. */
  readonly restart: () => void;
}

/** The import of a sheet, step by step. */
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
    setState({ step: 'looking', name: file.name });
    try {
      const facts = await lookThrough(file, signal);
      const sheet = { file, facts, mapping: guessMapping(facts.headings), sampleSeed: null };
      setState({ step: 'map', sheet, failure: '' });
    } catch (error) {
      setState(signal.aborted ? START : { step: 'choose', failure: reasonOf(error) });
    }
  }

  async function check(sheet: OpenSheet): Promise<void> {
    const signal = begin();
    const headway = (done: number, total: number): void =>
      setState({ step: 'checking', sheet, headway: { done, total } });
    headway(0, sheet.facts.rows);
    try {
      const sorted = sortRows(await readSheet(sheet.file, sheet.facts, sheet.mapping, signal));
      const total = sorted.sent.length;
      const progress = (done: number): void => headway(done, total);
      const outcomes = await sendBatches(sorted.sent, { ...askForPlan(sheet.sampleSeed), progress, signal });
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
    const progress = (done: number): void =>
      setState({ step: 'importing', sheet, headway: { done, total: sheet.sent.length } });
    progress(0);
    try {
      const outcomes = await sendBatches(sheet.sent, { ...writeRows(id, sheet.sampleSeed), progress, signal });
      const { imported } = outcomes.length === 0 ? { imported: 0 } : await endImport(id);
      const lines = planLines(sheet.sent, outcomes, sheet.kept);
      setState({ step: 'done', imported, isCancelled: signal.aborted, lines });
    } catch (error) {
      setState({ step: 'checked', sheet, failure: reasonOf(error) });
    } finally {
      void refreshAfterImport();
    }
  }

  return {
    state,
    choose: (file) => void choose(file),
    check: (sheet, mapping, sampleSeed) => void check({ ...sheet, mapping, sampleSeed }),
    run: (sheet) => void run(sheet),
    cancel: () => running.current.abort(),
    back: (sheet) => setState({ step: 'map', sheet, failure: '' }),
    restart: () => setState(START),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof SheetRejected) return error.message;
  const reason = failureText(error, '');
  return reason === '' ? FAILED_TO_IMPORT_PROPERTIES : `${FAILED_TO_IMPORT_PROPERTIES}: ${reason}`;
}
